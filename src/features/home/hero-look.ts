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

/** The picture of a dealer who gave none: a drawn car in the dealer's own accent. */
export const drawnHero = (theme: Pick<SiteTheme, 'accent'>, body: string): string =>
  `/images/cars/${body}/${theme.accent.replace('#', '').toLowerCase()}/030.webp`
