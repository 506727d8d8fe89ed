import type { Hotspots, ItemType, VehicleImage } from '@/src/domain/stock/vehicle/vehicle'
import { renderedImageUrl, interiorViews, spinViews, type RenderedBody, type RenderedColour } from './rendered-images'
import type { Random } from '../random'

const renderedBodies: Readonly<Record<string, RenderedBody>> = {
  Hatchback: 'hatch',
  Sedan: 'sedan',
  Wagon: 'wagon',
  SUV: 'suv',
  Ute: 'ute',
  Van: 'van',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'People Mover': 'people-mover',
  Pantech: 'truck',
  Tray: 'truck-tray',
  Tipper: 'truck-tray',
  'Cab Chassis': 'prime-mover',
  'Prime Mover': 'prime-mover',
  Naked: 'motorcycle',
  Adventure: 'adventure',
  Touring: 'adventure',
  Cruiser: 'cruiser',
  Sport: 'sport',
  Caravan: 'caravan',
  Hybrid: 'caravan',
  'Pop Top': 'camper',
  'Camper Trailer': 'camper',
}
/** Returns the rendered body closest to a body's name. */
export const renderedBodyOf = (body: string): RenderedBody => renderedBodies[body] ?? 'sedan'

/** Manufacturers' colour names with the paint they are rendered in, weighted by how common they are. */
export const demoColours: readonly (readonly [readonly [string, RenderedColour], number])[] = [
  [['Glacier White', 'white'], 20],
  [['Pearl White', 'pearl'], 10],
  [['Silver Sky', 'silver'], 13],
  [['Graphite Grey', 'grey'], 14],
  [['Eclipse Charcoal', 'charcoal'], 7],
  [['Ebony Black', 'black'], 12],
  [['Soul Red', 'red'], 8],
  [['Burgundy', 'maroon'], 2],
  [['Sunset Orange', 'orange'], 2],
  [['Wattle Yellow', 'yellow'], 1],
  [['Rainforest Green', 'green'], 3],
  [['Olive Drab', 'olive'], 2],
  [['Reef Teal', 'teal'], 2],
  [['Ocean Blue', 'blue'], 8],
  [['Midnight Navy', 'navy'], 5],
  [['Sky Blue', 'sky'], 2],
  [['Jacaranda', 'purple'], 1],
  [['Outback Bronze', 'bronze'], 2],
  [['Sandstone', 'beige'], 3],
]

const firstViews = ['030', '090', '150', '180', '210', '330', '000', '060', '120', '300', '240', '010']
const exteriorViews = [...firstViews, ...spinViews.filter((view) => !firstViews.includes(view))]
const closeViews: Readonly<Record<ItemType, readonly string[]>> = {
  car: ['interior', 'detail-front', 'seats', 'detail-wheel', 'boot', 'detail-side'],
  truck: ['interior', 'detail-front', 'detail-wheel', 'detail-side'],
  motorcycle: ['detail-front', 'detail-wheel', 'detail-side'],
  caravan: ['detail-front', 'detail-wheel', 'detail-side'],
}

/** Returns `count` photos in a dealer's usual order: exterior, close-ups and interior, more exterior. */
export const listPhotos = (
  item: ItemType,
  body: RenderedBody,
  colour: RenderedColour,
  count: number,
): readonly VehicleImage[] => {
  const closeUps = closeViews[item]
  const views = [...exteriorViews.slice(0, 5), ...closeUps, ...exteriorViews.slice(5)]
  return views.slice(0, count).map((view) => ({ url: renderedImageUrl(body, colour, view) }))
}
/** The only video shows a white SUV turning (`public/videos`), so only those vehicles have it. */
export const videoFieldOf = (body: RenderedBody, colour: RenderedColour): { readonly video_url?: string } =>
  body === 'suv' && colour === 'white' ? { video_url: '/videos/suv-white.mp4' } : {}

export const listSpinFrames = (body: RenderedBody, colour: RenderedColour): readonly string[] =>
  spinViews.map((view) => renderedImageUrl(body, colour, view))
export const panoramaUrlOf = (body: RenderedBody, colour: RenderedColour): string =>
  renderedImageUrl(body, colour, interiorViews[2])

type DemoSpot = {
  readonly title: string
  readonly description: string
  readonly x: number
  readonly y: number
  readonly z: number
}
const demoSpots: readonly [DemoSpot, ...DemoSpot[]] = [
  { title: 'Headlights', description: 'LED with automatic high beam.', x: 2.1, y: 0.7, z: 0.87 },
  { title: 'Front wheel', description: 'Light kerb mark on the rim, shown in the photos.', x: 1.4, y: 0.9, z: 0.35 },
  { title: 'Side glass', description: 'Privacy tint from the B-pillar back.', x: -0.6, y: 0.8, z: 1.2 },
  { title: 'Tailgate', description: 'Opens hands-free with the key in a pocket.', x: -2.2, y: 0, z: 0.95 },
]

/** Typical dimensions of a car in metres, and the renderer's camera: its distance and elevation (`render/views.ts`). */
const TYPICAL_CAR_METRES = { length: 4.7, width: 1.85, height: 1.7 }
const camera = { distance: 10.8, lift: (9 * Math.PI) / 180, level: 53 }

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

const computePositions = ({ x, y, z }: DemoSpot): Readonly<Record<string, { x: number; y: number }>> =>
  Object.fromEntries(
    spinViews.flatMap((view, index) => {
      const angle = (Number(view) * Math.PI) / 180
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      const facing = x * cos + y * sin
      // Only frames on which the spot faces the camera.
      if (facing < 0.5) return []
      const visibleWidth = TYPICAL_CAR_METRES.length * Math.abs(sin) + TYPICAL_CAR_METRES.width * Math.abs(cos)
      const metre = 100 / ((0.45 * TYPICAL_CAR_METRES.length + 0.55 * visibleWidth) * 1.13)
      const nearer = camera.distance / (camera.distance - facing)
      const up = (z - 0.44 * TYPICAL_CAR_METRES.height) * Math.cos(camera.lift) - facing * Math.sin(camera.lift)
      const point = {
        x: roundToTenth(50 + (y * cos - x * sin) * metre * nearer),
        y: roundToTenth(camera.level - up * metre * nearer * 1.5),
      }
      return point.x < 0 || point.x > 100 || point.y < 0 || point.y > 100 ? [] : [[String(index), point]]
    }),
  )

/** Picks hotspots, with their position in percent on each frame that shows them (GAL-04). */
export const createHotspots = (random: Random): Hotspots => ({
  exterior: random.sample(demoSpots, random.integer(1, 3)).map((spot) => ({
    title: spot.title,
    description: spot.description,
    positions: computePositions(spot),
  })),
  interior: [
    { title: 'Screen', description: 'Maps, music and the reversing camera.', positions: { '0': { x: 47, y: 40 } } },
  ],
})
