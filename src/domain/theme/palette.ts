import type { SiteTheme } from '@/src/domain/tenancy/site'
import { contrast, isHex, leastContrast, luminance, mix, reach, readableOn } from './colour'

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
}

const colour = (value: string | undefined, fallback: string): string =>
  value && isHex(value) ? mix(value, value, 0) : fallback

/** Returns white or near-black, whichever has more contrast with the worst of the backgrounds. */
const clearest = (grounds: readonly string[]): string =>
  leastContrast('#ffffff', grounds) >= leastContrast('#111418', grounds) ? '#ffffff' : '#111418'

/** The chosen colours with defaults for invalid ones; ink is always readable. */
const base = (theme: SiteTheme) => {
  const surface = colour(theme.surface, theme.dark ? '#0e1116' : '#ffffff')
  const alt = colour(theme.surface_alt, mix(surface, theme.dark ? '#ffffff' : '#14181d', 0.05))
  const grounds = [surface, alt]
  const asked = colour(theme.ink, readableOn(surface))
  const ink = leastContrast(asked, grounds) >= 4.5 ? asked : clearest(grounds)
  const lifted = mix(surface, '#ffffff', 0.055)
  const raised = theme.dark && contrast(ink, lifted) >= 4.5 ? lifted : surface
  const accent = colour(theme.accent, mix(defaultTheme.accent, defaultTheme.accent, 0))
  return { surface, alt, raised, ink, accent, secondary: colour(theme.secondary, accent) }
}

/**
 * Returns the use of the secondary colour by its lightness: a dark one for bars and footers, a bright one for prices,
 * one between for panels.
 */
export const secondaryRole = (theme: SiteTheme): 'chrome' | 'price' | 'tint' | 'none' => {
  if (!theme.secondary || !isHex(theme.secondary)) return 'none'
  const light = luminance(theme.secondary)
  if (light < 0.06) return 'chrome'
  return light > 0.5 ? 'price' : 'tint'
}

type Base = ReturnType<typeof base>

const chromeOf = (theme: SiteTheme, { surface, ink, accent, secondary }: Base): string => {
  const own = theme.dark ? mix(surface, '#000000', 0.35) : mix(ink, accent, 0.08)
  const chosen = secondaryRole(theme) === 'chrome' ? secondary : own
  return contrast('#ffffff', chosen) >= 7 ? chosen : mix(chosen, '#000000', 0.6)
}

export const palette = (theme: SiteTheme): Palette => {
  const from = base(theme)
  const { surface, alt, raised, ink, accent, secondary } = from
  const role = secondaryRole(theme)
  const onAccent = readableOn(accent)
  const chrome = chromeOf(theme, from)
  const soft = mix(surface, accent, theme.dark ? 0.22 : 0.09)
  const grounds = [surface, alt, raised]
  const tinted = role === 'tint' ? mix(surface, secondary, 0.14) : alt
  return {
    accent,
    'accent-hover': mix(accent, onAccent === '#ffffff' ? '#000000' : '#ffffff', 0.16),
    'on-accent': onAccent,
    'accent-text': reach(accent, ink, [...grounds, soft], 4.5),
    'accent-soft': soft,
    surface,
    'surface-alt': alt,
    raised,
    ink,
    muted: reach(mix(ink, surface, 0.36), ink, [...grounds, soft], 4.5),
    border: mix(surface, ink, theme.dark ? 0.18 : 0.12),
    'border-strong': reach(mix(surface, ink, 0.38), ink, grounds, 3),
    chrome,
    'on-chrome': '#ffffff',
    'chrome-muted': reach(mix('#ffffff', chrome, 0.3), '#ffffff', [chrome], 4.5),
    'chrome-border': mix(chrome, '#ffffff', 0.18),
    tint: contrast(ink, tinted) >= 4.5 ? tinted : alt,
    price: role === 'price' ? secondary : raised,
    'on-price': role === 'price' ? readableOn(secondary) : ink,
  }
}
