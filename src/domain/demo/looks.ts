import type { Hotspots, ItemType, VehicleImage } from '@/src/domain/stock/vehicle'
import { drawnUrl, insideViews, spinViews, type DrawnBody, type DrawnColour } from './pictures'
import type { Random } from './random'

const drawnBodyOf: Readonly<Record<string, DrawnBody>> = {
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
export const drawnBody = (body: string): DrawnBody => drawnBodyOf[body] ?? 'sedan'

/** Manufacturers' colour names with the paint they are rendered in, weighted by how common they are. */
export const colours: readonly (readonly [readonly [string, DrawnColour], number])[] = [
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

const favourites = ['030', '090', '150', '180', '210', '330', '000', '060', '120', '300', '240', '010']
const outside = [...favourites, ...spinViews.filter((view) => !favourites.includes(view))]
const near: Readonly<Record<ItemType, readonly string[]>> = {
  car: ['interior', 'detail-front', 'seats', 'detail-wheel', 'boot', 'detail-side'],
  truck: ['interior', 'detail-front', 'detail-wheel', 'detail-side'],
  motorcycle: ['detail-front', 'detail-wheel', 'detail-side'],
  caravan: ['detail-front', 'detail-wheel', 'detail-side'],
}

/** Returns `count` photos in a dealer's usual order: exterior, close-ups and interior, more exterior. */
export const photosOf = (
  item: ItemType,
  body: DrawnBody,
  colour: DrawnColour,
  count: number,
): readonly VehicleImage[] => {
  const close = near[item]
  const views = [...outside.slice(0, 5), ...close, ...outside.slice(5)]
  return views.slice(0, count).map((view) => ({ url: drawnUrl(body, colour, view) }))
}
/** The only video shows a white SUV turning (`public/videos`), so only those vehicles have it. */
export const filmOf = (body: DrawnBody, colour: DrawnColour): { readonly video_url?: string } =>
  body === 'suv' && colour === 'white' ? { video_url: '/videos/suv-white.mp4' } : {}

export const spinOf = (body: DrawnBody, colour: DrawnColour): readonly string[] =>
  spinViews.map((view) => drawnUrl(body, colour, view))
export const panoramaOf = (body: DrawnBody, colour: DrawnColour): string => drawnUrl(body, colour, insideViews[2])

type Spot = {
  readonly title: string
  readonly description: string
  readonly x: number
  readonly y: number
  readonly z: number
}
const spots: readonly [Spot, ...Spot[]] = [
  { title: 'Headlights', description: 'LED with automatic high beam.', x: 2.1, y: 0.7, z: 0.87 },
  { title: 'Front wheel', description: 'Light kerb mark on the rim, shown in the photos.', x: 1.4, y: 0.9, z: 0.35 },
  { title: 'Side glass', description: 'Privacy tint from the B-pillar back.', x: -0.6, y: 0.8, z: 1.2 },
  { title: 'Tailgate', description: 'Opens hands-free with the key in a pocket.', x: -2.2, y: 0, z: 0.95 },
]

/** Typical dimensions of a car in metres, and the renderer's camera: its distance and elevation (`render/views.ts`). */
const usualCar = { length: 4.7, width: 1.85, height: 1.7 }
const camera = { distance: 10.8, lift: (9 * Math.PI) / 180, level: 53 }

const tenth = (value: number): number => Math.round(value * 10) / 10

const positionsOf = ({ x, y, z }: Spot): Readonly<Record<string, { x: number; y: number }>> =>
  Object.fromEntries(
    spinViews.flatMap((view, index) => {
      const angle = (Number(view) * Math.PI) / 180
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      const towards = x * cos + y * sin
      // Only frames on which the spot faces the camera.
      if (towards < 0.5) return []
      const seen = usualCar.length * Math.abs(sin) + usualCar.width * Math.abs(cos)
      const metre = 100 / ((0.45 * usualCar.length + 0.55 * seen) * 1.13)
      const nearer = camera.distance / (camera.distance - towards)
      const up = (z - 0.44 * usualCar.height) * Math.cos(camera.lift) - towards * Math.sin(camera.lift)
      const point = {
        x: tenth(50 + (y * cos - x * sin) * metre * nearer),
        y: tenth(camera.level - up * metre * nearer * 1.5),
      }
      return point.x < 0 || point.x > 100 || point.y < 0 || point.y > 100 ? [] : [[String(index), point]]
    }),
  )

/** Picks hotspots, with their position in percent on each frame that shows them (GAL-04). */
export const hotspotsOf = (random: Random): Hotspots => ({
  exterior: random.sample(spots, random.whole(1, 3)).map((spot) => ({
    title: spot.title,
    description: spot.description,
    positions: positionsOf(spot),
  })),
  interior: [
    { title: 'Screen', description: 'Maps, music and the reversing camera.', positions: { '0': { x: 47, y: 40 } } },
  ],
})
