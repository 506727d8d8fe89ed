import { drawnBody } from '@/src/domain/demo/looks'
import { drawnUrl, nearestPaint } from '@/src/domain/demo/pictures'
import type { SiteTheme } from '@/src/domain/tenancy/site'

export type HeroLook = 'cover' | 'split' | 'centred'

const looks: Readonly<Record<SiteTheme['header'], HeroLook>> = {
  'two-rows': 'split',
  'one-row': 'split',
  compact: 'split',
  rounded: 'split',
  transparent: 'cover',
  overlay: 'cover',
  dark: 'cover',
  centred: 'centred',
  minimal: 'centred',
}

/** Returns the layout of the hero, which follows from the header above it (TEN-10). */
export const heroLook = (theme: Pick<SiteTheme, 'header'>): HeroLook => looks[theme.header]

/** True if text on the image is light on dark: for dark themes and dark headers. */
export const heroIsDark = (theme: Pick<SiteTheme, 'header' | 'dark'>): boolean => theme.dark || theme.header === 'dark'

/** Image for a dealer without one: the body type with most stock, in the paint nearest to the accent. */
export const drawnHero = (theme: Pick<SiteTheme, 'accent'>, body: string | undefined): string =>
  drawnUrl(drawnBody(body ?? 'SUV'), nearestPaint(theme.accent), '030')
