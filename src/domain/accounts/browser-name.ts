const browserPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systemPatterns: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const findName = (text: string, patterns: typeof browserPatterns): string | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1]

/** Returns the name of the browser that sends this `User-Agent`, such as “Chrome on Windows”. */
export const browserName = (userAgent: string): string => {
  const [browser, system] = [findName(userAgent, browserPatterns), findName(userAgent, systemPatterns)]
  if (browser === undefined) return system === undefined ? 'Unknown browser' : `Browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
