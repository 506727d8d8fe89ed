/** The layouts of a home page's first section (CNT-01), with what staff read about each in the panel. */
export const heroLayouts = {
  split: 'Text beside a large image',
  cover: 'Text on the image',
  centred: 'Text in the middle, above the image',
  editorial: 'A very large headline, with the vehicle in front of it',
  'search-led': 'A large search box, then your body types with their stock',
  'price-led': 'Your prices: up to $10,000, up to $15,000 …',
  'place-led': 'Your locations, with opening hours and phone',
  'model-led': 'Your newest models, one of them large',
} as const

export type HeroLayout = keyof typeof heroLayouts

/** Scenes behind the vehicle of the first section, with what staff read about each. */
export const heroBackdrops = {
  coast: 'A lookout at the coast on a sunny morning: headlands, sea and gravel',
  dusk: 'An open country road at dusk, dark',
  paddock: 'A dry paddock late in the day: golden grass, gum trees and a gravel track',
  city: 'A city across the water at blue hour, from a quay with low lights, dark',
  workshop: 'A workshop in the morning: open doors to a bright yard, a ute on a lift and a polished floor',
} as const

export type HeroBackdrop = keyof typeof heroBackdrops

const darkBackdrops: readonly HeroBackdrop[] = ['dusk', 'city']

/** True if dark text can be read on a scene only with a strong veil, and light text with a thin one. */
export const isDarkBackdrop = (backdrop: HeroBackdrop): boolean => darkBackdrops.includes(backdrop)

type Counts = Readonly<Record<'posters' | 'locations' | 'models' | 'bodies', number>>

/** Minimum content of a layout. With less it would be an empty frame. */
const minimums: Partial<Record<HeroLayout, Partial<Counts>>> = {
  'search-led': { bodies: 2 },
  'price-led': { posters: 2 },
  'place-led': { locations: 1 },
  'model-led': { models: 1 },
}

/** Returns true if a dealer has what this layout shows, such as two prices or a location. */
export const canShowLayout = (layout: HeroLayout, counts: Counts): boolean =>
  Object.entries(minimums[layout] ?? {}).every(([name, minimum]) => counts[name as keyof Counts] >= minimum)
