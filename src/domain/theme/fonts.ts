/**
 * The fonts a theme may use. `scripts/public-files/fonts.mjs` copies their Latin files from `@fontsource-variable` to
 * `public/fonts`. `regular` and `bold` are the advance widths relative to Arial at 400 and 700 (those of capitals for a
 * font whose headings are in capitals), `ascent` and `descent` fractions of the em: with them the fallback font takes the
 * same space, so nothing shifts when the file has loaded.
 */
export type Font = {
  readonly family: string
  readonly weights: string
  readonly ascent: number
  readonly descent: number
  readonly regular: number
  readonly bold: number
  /** Width of the space between words, in em. */
  readonly space: number
  /** Style of headings in this font. */
  readonly heading: { readonly weight: number; readonly tracking: string; readonly transform: 'none' | 'uppercase' }
}

const createFont = (
  family: string,
  weights: string,
  [ascent, descent]: readonly [number, number],
  [regular, bold, space]: readonly [number, number, number],
  [weight, tracking, transform = 'none']: readonly [number, string, ('none' | 'uppercase')?],
): Font => ({ family, weights, ascent, descent, regular, bold, space, heading: { weight, tracking, transform } })

export const fonts = {
  archivo: createFont('Archivo', '100 900', [0.878, 0.21], [0.981, 0.9862, 0.21], [800, '-0.015em']),
  'bricolage-grotesque': createFont(
    'Bricolage Grotesque',
    '200 800',
    [0.93, 0.27],
    [1.0411, 1.0196, 0.21],
    [700, '-0.02em'],
  ),
  'dm-sans': createFont('DM Sans', '100 1000', [0.992, 0.31], [1.0248, 1.0142, 0.2], [700, '-0.02em']),
  figtree: createFont('Figtree', '300 900', [0.95, 0.25], [0.9931, 0.9614, 0.24], [700, '-0.015em']),
  fraunces: createFont('Fraunces', '100 900', [0.978, 0.255], [1.0396, 1.0438, 0.17], [460, '-0.015em']),
  'instrument-sans': createFont('Instrument Sans', '400 700', [0.97, 0.25], [1.0053, 0.9815, 0.2], [600, '-0.02em']),
  inter: createFont('Inter', '100 900', [0.969, 0.241], [1.0655, 1.0311, 0.24], [680, '-0.025em']),
  manrope: createFont('Manrope', '200 800', [1.066, 0.3], [1.0047, 0.9942, 0.2], [700, '-0.03em']),
  oswald: createFont('Oswald', '200 700', [1.193, 0.289], [0.8063, 0.7875, 0.24], [600, '0.005em', 'uppercase']),
  outfit: createFont('Outfit', '100 900', [1, 0.26], [0.9807, 0.953, 0.2], [650, '-0.02em']),
  'plus-jakarta-sans': createFont(
    'Plus Jakarta Sans',
    '200 800',
    [1.038, 0.222],
    [1.0323, 1.0054, 0.17],
    [750, '-0.025em'],
  ),
  sora: createFont('Sora', '100 800', [0.97, 0.29], [1.112, 1.0703, 0.22], [650, '-0.035em']),
  'work-sans': createFont('Work Sans', '100 900', [0.93, 0.243], [1.0982, 1.0389, 0.33], [650, '-0.025em']),
} as const satisfies Readonly<Record<string, Font>>

export type FontName = keyof typeof fonts

const isFont = (name: string): name is FontName => Object.hasOwn(fonts, name)

/** Finds a font by its name or family ("DM Sans"). */
export const findFont = (name: string): FontName | null => {
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-')
  return isFont(slug) ? slug : null
}

/** Returns a theme's font; the default font for an unknown name. */
export const findFontOrDefault = (name: string): FontName => findFont(name) ?? 'inter'

export const fontFile = (name: FontName): string => `/fonts/${name}-latin-wght-normal.woff2`

/** Words run into each other if they are nearer, in em: first on screens of a single density, and in bold headings. */
const MIN_TEXT_SPACE = 0.22
const MIN_HEADING_SPACE = 0.26

/** Returns how much wider than in the font's file its spaces must be, as CSS; a heading's tracking narrows them too. */
export const wordSpacing = ({ space, heading }: Font, use: 'text' | 'heading'): string => {
  const missing =
    use === 'text' ? MIN_TEXT_SPACE - space : MIN_HEADING_SPACE - space - Number.parseFloat(heading.tracking)
  return `${Math.max(0, Math.round(missing * 1000) / 1000)}em`
}

const formatPercent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`

/** Widths of Roboto, the fallback on Android, relative to Arial at 400 and 700, measured on our own pages. */
const robotoWidths = { regular: 0.992, bold: 0.941 }

const fallbackFontFace = (
  one: Font,
  family: string,
  width: number,
  weights: string,
  local: readonly string[],
): string =>
  `@font-face{font-family:"${one.family} ${family}";font-weight:${weights};src:${local.map((l) => `local("${l}")`).join(',')};` +
  `size-adjust:${formatPercent(width)};ascent-override:${formatPercent(one.ascent / width)};` +
  `descent-override:${formatPercent(one.descent / width)};line-gap-override:0%}`

/** Returns the `@font-face` rule of a font's file. */
export const fontFace = (name: FontName): string =>
  `@font-face{font-family:"${fonts[name].family}";font-style:normal;font-display:swap;font-weight:${fonts[name].weights};` +
  `src:url(${fontFile(name)}) format("woff2")}`

/** Returns the `@font-face` rules of its fallbacks until it has loaded, two with Arial and two with Roboto. */
export const fallbackFontFaces = (name: FontName): string => {
  const one = fonts[name]
  const [regular, bold] = ['100 549', '550 1000']
  return (
    fallbackFontFace(one, 'Fallback', one.regular, regular, ['Arial', 'Liberation Sans', 'ArialMT']) +
    fallbackFontFace(one, 'Fallback', one.bold, bold, ['Arial Bold', 'Liberation Sans Bold', 'Arial-BoldMT']) +
    fallbackFontFace(one, 'Roboto', one.regular / robotoWidths.regular, regular, ['Roboto']) +
    fallbackFontFace(one, 'Roboto', one.bold / robotoWidths.bold, bold, ['Roboto Bold', 'Roboto-Bold', 'Roboto'])
  )
}

export const fontFaces = (name: FontName): string => fontFace(name) + fallbackFontFaces(name)

export const fontStack = (name: FontName): string => {
  const { family } = fonts[name]
  return `"${family}","${family} Fallback","${family} Roboto",ui-sans-serif,system-ui,sans-serif`
}
