import type { ItemType } from '../stock/vehicle/vehicle'

/**
 * Studio images, at `/images/cars/{body}/{colour}/{view}.webp` (GAL-05). Beside the vehicle and its shadow they are
 * transparent, so the page's own surface is behind them.
 */

/** Bodies by the kind of vehicle they belong to. */
export const bodiesByKind = {
  car: [
    'hatch',
    'sedan',
    'wagon',
    'suv',
    'ute',
    'van',
    'coupe',
    'convertible',
    'people-mover',
    'electric-suv',
    'small-suv',
    'large-suv',
    'coupe-suv',
    'electric-hatch',
    'single-cab',
    'sports-coupe',
  ],
  truck: ['truck', 'truck-tray', 'tipper', 'cab-chassis', 'prime-mover'],
  motorcycle: ['motorcycle', 'adventure', 'cruiser', 'sport'],
  caravan: ['caravan', 'camper', 'hybrid-caravan', 'camper-trailer'],
} as const satisfies Readonly<Record<ItemType, readonly string[]>>
export type RenderedBody = (typeof bodiesByKind)[ItemType][number]
export const renderedBodies: readonly RenderedBody[] = Object.values(bodiesByKind).flat()

/** Paints by the slug in their address. */
export const renderedColours = {
  white: '#ECECEA',
  pearl: '#DDDCD4',
  silver: '#A9ADB2',
  grey: '#5B6066',
  charcoal: '#2C2F33',
  black: '#0E0F11',
  red: '#A80F1E',
  maroon: '#4E0F1B',
  orange: '#D9540B',
  yellow: '#E0A90C',
  green: '#1E4B36',
  olive: '#565A3A',
  teal: '#0E5A63',
  blue: '#123C86',
  navy: '#14233F',
  sky: '#6E97B8',
  purple: '#3C2A5E',
  bronze: '#6B4A2D',
  beige: '#B7A88A',
} as const
export type RenderedColour = keyof typeof renderedColours

/** Exterior views by angle in degrees: `000` is the front, `090` the left side. */
export const spinViews: readonly string[] = Array.from({ length: 36 }, (_, i) => String(i * 10).padStart(3, '0'))
/** `interior` is the dashboard, `seats` the cabin; `panorama` covers 360° and is three times as wide as high. */
export const interiorViews = ['interior', 'seats', 'panorama'] as const

const RENDERED_PATH = '/images/cars/'

export const renderedImageUrl = (body: RenderedBody, colour: RenderedColour, view: string): string =>
  `${RENDERED_PATH}${body}/${colour}/${view}.webp`

/** True for the address of a studio image, in any size. */
export const isRenderedImage = (url: string): boolean => url.startsWith(RENDERED_PATH)

/** True for a studio image of a vehicle from outside, which is transparent around it; interiors fill the image. */
export const isCutOut = (url: string): boolean =>
  isRenderedImage(url) && !interiorViews.some((view) => url.includes(`/${view}.`))

/** The placeholder for a vehicle without photos: its unpainted body, pale, with a camera icon (GAL-01). */
export const placeholderUrl = (body: RenderedBody): string => `${RENDERED_PATH}placeholder/${body}/soon.webp`

const toRgb = (hex: string): readonly number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Returns the paint closest to a colour such as a theme's accent. */
export const findNearestPaint = (hex: string): RenderedColour => {
  const target = toRgb(hex)
  const distance = (paint: string): number =>
    toRgb(paint).reduce((sum, value, index) => sum + (value - (target[index] ?? 0)) ** 2, 0)
  const names = Object.keys(renderedColours) as RenderedColour[]
  return names.reduce((best, name) => (distance(renderedColours[name]) < distance(renderedColours[best]) ? name : best))
}
