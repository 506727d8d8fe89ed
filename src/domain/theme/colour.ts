/** Colours and contrast by WCAG 2.2 (TEN-10), as hex. Invalid colours parse as null. */
export type Rgb = readonly [number, number, number]

const HEX_COLOUR_PATTERN = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Parses `#abc` or `#aabbcc` to 0 to 255 per channel. */
export const parseHex = (hex: string): Rgb | null => {
  const digits = HEX_COLOUR_PATTERN.exec(hex.trim())?.[1]
  if (!digits) return null
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

export const isHex = (hex: string): boolean => parseHex(hex) !== null

const black: Rgb = [0, 0, 0]
const toRgb = (hex: string): Rgb => parseHex(hex) ?? black

const toHex = (channels: Rgb): string =>
  `#${channels
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Mixes two colours: `share` 0 is `from`, 1 is `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [toRgb(from), toRgb(to)]
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

const toLinear = (channel: number): number => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Returns the relative luminance, 0 to 1 (WCAG 2.2). */
export const luminanceOf = (hex: string): number => {
  const [r, g, b] = toRgb(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** Returns the contrast ratio, 1 to 21 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastOf = (one: string, other: string): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns the lowest contrast of a colour with several backgrounds. */
export const minContrastOf = (colour: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrastOf(colour, background)))

/** Returns white if its contrast is at least 4.5:1, else near-black, else black: one of them is always readable. */
export const readableColourOn = (background: string): string =>
  ['#ffffff', '#111418'].find((ink) => contrastOf(ink, background) >= 4.5) ?? '#000000'

/**
 * Moves a colour towards `pole` until its contrast with every background reaches `ratio`; returns the pole if nothing
 * nearer does.
 */
export const adjustToContrast = (
  colour: string,
  pole: string,
  backgrounds: readonly string[],
  ratio: number,
): string => {
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mix(colour, pole, step / 20)
    if (minContrastOf(candidate, backgrounds) >= ratio) return candidate
  }
  return pole
}
