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

/** How the first screen is built follows the header it hangs under (TEN-10). */
export const heroLook = (theme: Pick<SiteTheme, 'header'>): HeroLook => looks[theme.header]

/** Whether words over the picture are light on dark: for dark themes and dark bars. */
export const heroIsDark = (theme: Pick<SiteTheme, 'header' | 'dark'>): boolean => theme.dark || theme.header === 'dark'

/** The picture of a dealer who gave none: what they sell most, in the paint nearest to their accent. */
export const drawnHero = (theme: Pick<SiteTheme, 'accent'>, body: string | undefined): string =>
  drawnUrl(drawnBody(body ?? 'SUV'), nearestPaint(theme.accent), '030')
