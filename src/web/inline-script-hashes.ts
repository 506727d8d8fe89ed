import { createHash } from 'node:crypto'
import { isKnownScript } from './known-scripts'

/** Data in a script element, which a browser does not run. */
const isData = (attributes: string): boolean => /(?:^|\s)type="(?!module"|text\/javascript")[^"]*"/i.test(attributes)

const hasSrc = (attributes: string): boolean => /(?:^|\s)src\s*=/i.test(attributes)

/** Returns where a tag that begins before `from` ends, or -1. A `>` in quotes is text. */
const findTagEnd = (html: string, from: number): number => {
  let isQuoted = false
  for (let at = from; at < html.length; at += 1) {
    if (html[at] === '"') isQuoted = !isQuoted
    else if (html[at] === '>' && !isQuoted) return at
  }
  return -1
}

/**
 * Returns the hashes of a page's known inline scripts (`known-scripts.ts`), as a Content-Security-Policy names them.
 * Runs in linear time.
 */
export const inlineScriptHashes = (html: string): readonly string[] => {
  const hashes = new Set<string>()
  const lower = html.toLowerCase()
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const begin = findTagEnd(html, at)
    const end = begin < 0 ? -1 : lower.indexOf('</script', begin)
    if (end < 0) break
    const attributes = html.slice(at + '<script'.length, begin)
    const text = html.slice(begin + 1, end)
    if (!hasSrc(attributes) && !isData(attributes) && isKnownScript(text))
      hashes.add(createHash('sha256').update(text).digest('base64'))
    at = end
  }
  return [...hashes]
}
