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

const drawn: readonly (readonly [RegExp, string])[] = [
  [/caravan|camper|pop.?top/i, 'caravan'],
  [/motor.?cycle|bike|cruiser|naked|adventure|scooter|enduro/i, 'motorcycle'],
  [/truck|prime mover|rigid|tipper|tray|pantech|curtain|cab.?chassis/i, 'truck'],
  [/ute|pick.?up|dual.?cab/i, 'ute'],
  [/people/i, 'people-mover'],
  [/van|bus/i, 'van'],
  [/conv|cabrio|roadster/i, 'convertible'],
  [/coupe|sport/i, 'coupe'],
  [/wagon|estate/i, 'wagon'],
  [/hatch/i, 'hatch'],
  [/sedan/i, 'sedan'],
]

/** The picture of a dealer who gave none: what they sell most, drawn in their own accent. */
export const drawnHero = (theme: Pick<SiteTheme, 'accent'>, body: string | undefined): string => {
  const name = drawn.find(([word]) => word.test(body ?? ''))?.[1] ?? 'suv'
  return `/images/cars/${name}/${theme.accent.replace('#', '').toLowerCase()}/030.webp`
}
