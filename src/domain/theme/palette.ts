import { DEFAULT_FOOTER_LAYOUT, defaultStockLook, type SiteTheme } from './site-theme'
import { DEFAULT_SECTION_HEADINGS } from './section-headings'
import { contrastOf, isHex, minContrastOf, luminanceOf, mix, adjustToContrast, readableColourOn } from './colour'

/** All colours of a page, derived from the few a dealer chooses (TEN-10), as six-digit hex. */
export type Palette = Readonly<Record<(typeof paletteNames)[number], string>>

export const paletteNames = [
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'accent-soft',
  'surface',
  'surface-alt',
  'raised',
  'ink',
  'muted',
  'border',
  'border-strong',
  'chrome',
  'on-chrome',
  'chrome-muted',
  'chrome-border',
  'tint',
  'price',
  'on-price',
  'tag',
  'on-tag',
] as const

/** The default theme, and the fallback for invalid stored values. */
export const defaultTheme: SiteTheme = {
  accent: '#1F4E8C',
  surface: '#FFFFFF',
  surface_alt: '#F4F6F8',
  ink: '#14181D',
  dark: false,
  heading_font: 'inter',
  text_font: 'inter',
  radius: 8,
  header: 'one-row',
  footer: 'light',
  footer_layout: DEFAULT_FOOTER_LAYOUT,
  section_headings: DEFAULT_SECTION_HEADINGS,
  ...defaultStockLook,
}

const colourOrFallback = (value: string | undefined, fallback: string): string =>
  value && isHex(value) ? mix(value, value, 0) : fallback

/** Returns white or near-black, whichever has more contrast with the worst of the backgrounds. */
const pickReadable = (backgrounds: readonly string[]): string =>
  minContrastOf('#ffffff', backgrounds) >= minContrastOf('#111418', backgrounds) ? '#ffffff' : '#111418'

/** The chosen colours with defaults for invalid ones; ink is always readable. */
const buildBaseColours = (theme: SiteTheme) => {
  const surface = colourOrFallback(theme.surface, theme.dark ? '#0e1116' : '#ffffff')
  const alt = colourOrFallback(theme.surface_alt, mix(surface, theme.dark ? '#ffffff' : '#14181d', 0.05))
  const backgrounds = [surface, alt]
  const storedInk = colourOrFallback(theme.ink, readableColourOn(surface))
  const ink = minContrastOf(storedInk, backgrounds) >= 4.5 ? storedInk : pickReadable(backgrounds)
  const lighterSurface = mix(surface, '#ffffff', 0.055)
  const raised = theme.dark && contrastOf(ink, lighterSurface) >= 4.5 ? lighterSurface : surface
  const accent = colourOrFallback(theme.accent, mix(defaultTheme.accent, defaultTheme.accent, 0))
  return { surface, alt, raised, ink, accent, secondary: colourOrFallback(theme.secondary, accent) }
}

/**
 * Returns the use of the secondary colour by its lightness: a dark one for bars and footers, a bright one for prices,
 * one between for panels.
 */
export const secondaryRoleOf = (theme: SiteTheme): 'chrome' | 'price' | 'tint' | 'none' => {
  if (!theme.secondary || !isHex(theme.secondary)) return 'none'
  const light = luminanceOf(theme.secondary)
  if (light < 0.06) return 'chrome'
  return light > 0.5 ? 'price' : 'tint'
}

type BaseColours = ReturnType<typeof buildBaseColours>

const computeChrome = (theme: SiteTheme, { surface, ink, accent, secondary }: BaseColours): string => {
  const defaultChrome = theme.dark ? mix(surface, '#000000', 0.35) : mix(ink, accent, 0.08)
  const chromeColour = secondaryRoleOf(theme) === 'chrome' ? secondary : defaultChrome
  return contrastOf('#ffffff', chromeColour) >= 7 ? chromeColour : mix(chromeColour, '#000000', 0.6)
}

export const buildPalette = (theme: SiteTheme): Palette => {
  const colours = buildBaseColours(theme)
  const { surface, alt, raised, ink, accent, secondary } = colours
  const role = secondaryRoleOf(theme)
  const onAccent = readableColourOn(accent)
  const chrome = computeChrome(theme, colours)
  const soft = mix(surface, accent, theme.dark ? 0.22 : 0.09)
  const tintColour = role === 'tint' ? mix(surface, secondary, 0.14) : alt
  const tint = contrastOf(ink, tintColour) >= 4.5 ? tintColour : alt
  const backgrounds = [surface, alt, raised, tint]
  return {
    accent,
    'accent-hover': mix(accent, onAccent === '#ffffff' ? '#000000' : '#ffffff', 0.16),
    'on-accent': onAccent,
    'accent-text': adjustToContrast(accent, ink, [...backgrounds, soft], 4.5),
    'accent-soft': soft,
    surface,
    'surface-alt': alt,
    raised,
    ink,
    muted: adjustToContrast(mix(ink, surface, 0.36), ink, [...backgrounds, soft], 4.5),
    border: mix(surface, ink, theme.dark ? 0.18 : 0.12),
    'border-strong': adjustToContrast(mix(surface, ink, 0.38), ink, backgrounds, 3),
    chrome,
    'on-chrome': '#ffffff',
    'chrome-muted': adjustToContrast(mix('#ffffff', chrome, 0.3), '#ffffff', [chrome], 4.5),
    'chrome-border': mix(chrome, '#ffffff', 0.18),
    tint,
    price: role === 'price' ? secondary : raised,
    'on-price': role === 'price' ? readableColourOn(secondary) : ink,
    // A price as a tag always has a colour of its own (CARD-04).
    tag: role === 'price' ? secondary : ink,
    'on-tag': role === 'price' ? readableColourOn(secondary) : surface,
  }
}
