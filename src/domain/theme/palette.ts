import type { SiteTheme } from '@/src/domain/tenancy/site'
import { contrast, isHex, leastContrast, luminance, mix, reach, readableOn } from './colour'

/** Every colour a page may use, derived from the few a dealer chooses (TEN-10). All are six-digit hex. */
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

/** The default theme, and what stands in for a stored value that is no colour. */
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

/** The four chosen colours with defaults for what is not a colour, and ink readable whatever was stored. */
const base = (theme: SiteTheme) => {
  const surface = colour(theme.surface, theme.dark ? '#0e1116' : '#ffffff')
  const alt = colour(theme.surface_alt, mix(surface, theme.dark ? '#ffffff' : '#14181d', 0.05))
  const asked = colour(theme.ink, readableOn(surface))
  const ink = leastContrast(asked, [surface, alt]) >= 7 ? asked : reach(asked, readableOn(surface), [surface, alt], 7)
  return { surface, alt, ink, accent: colour(theme.accent, defaultTheme.accent) }
}

/**
 * Where the supporting colour goes follows from its lightness: a dark one grounds bars and footers, a bright
 * one marks prices, one between tints panels.
 */
export const secondaryRole = (theme: SiteTheme): 'chrome' | 'price' | 'tint' | 'none' => {
  if (!theme.secondary || !isHex(theme.secondary)) return 'none'
  const light = luminance(theme.secondary)
  if (light < 0.06) return 'chrome'
  return light > 0.5 ? 'price' : 'tint'
}

export const palette = (theme: SiteTheme): Palette => {
  const { surface, alt, ink, accent } = base(theme)
  const grounds = [surface, alt]
  const role = secondaryRole(theme)
  const secondary = colour(theme.secondary, accent)
  const onAccent = readableOn(accent)
  const raised = theme.dark ? mix(surface, '#ffffff', 0.055) : surface
  const all = [...grounds, raised]
  const chrome = role === 'chrome' ? secondary : theme.dark ? mix(surface, '#000000', 0.35) : mix(ink, accent, 0.08)
  const dim = contrast('#ffffff', chrome) >= 7 ? chrome : mix(chrome, '#000000', 0.6)
  const soft = mix(surface, accent, theme.dark ? 0.22 : 0.09)
  return {
    accent,
    'accent-hover': mix(accent, onAccent === '#ffffff' ? '#000000' : '#ffffff', 0.16),
    'on-accent': onAccent,
    'accent-text': reach(accent, ink, [...all, soft], 4.5),
    'accent-soft': soft,
    surface,
    'surface-alt': alt,
    raised,
    ink,
    muted: reach(mix(ink, surface, 0.36), ink, [...all, soft], 4.5),
    border: mix(surface, ink, theme.dark ? 0.18 : 0.12),
    'border-strong': reach(mix(surface, ink, 0.38), ink, all, 3),
    chrome: dim,
    'on-chrome': '#ffffff',
    'chrome-muted': reach(mix('#ffffff', dim, 0.3), '#ffffff', [dim], 4.5),
    'chrome-border': mix(dim, '#ffffff', 0.18),
    tint: role === 'tint' ? mix(surface, secondary, 0.14) : alt,
    price: role === 'price' ? secondary : raised,
    'on-price': role === 'price' ? readableOn(secondary) : ink,
  }
}
