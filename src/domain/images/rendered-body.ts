import type { ItemType, VehicleImage } from '@/src/domain/stock/vehicle/vehicle'
import { renderedImageUrl, interiorViews, spinViews, type RenderedBody, type RenderedColour } from './rendered-images'
import { toSpinView } from './spin-camera'
import { hasSpinMasters, listMasterViews, type VehicleMasters } from './vehicle-masters'

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

/** Views inside a vehicle. */
const insideViews: Readonly<Record<ItemType, readonly string[]>> = {
  car: ['interior', 'seats'],
  truck: ['interior'],
  motorcycle: [],
  caravan: [],
}

const listViews = (masters: VehicleMasters, item: ItemType, body: RenderedBody): readonly string[] => {
  const outside = listMasterViews(masters, body)
  return [...outside.slice(0, 5), ...insideViews[item], ...outside.slice(5)]
}

/** Returns at most `count` photos in a dealer's usual order: exterior, interior, more exterior. */
export const listPhotos = (
  masters: VehicleMasters,
  { item, body, colour }: { readonly item: ItemType; readonly body: RenderedBody; readonly colour: RenderedColour },
  count: number,
): readonly VehicleImage[] =>
  listViews(masters, item, body)
    .slice(0, count)
    .map((view) => ({ url: renderedImageUrl(body, colour, view) }))

/** The only video shows a white SUV turning (`public/videos`), so only those vehicles have it. */
export const videoFieldOf = (body: RenderedBody, colour: RenderedColour): { readonly video_url?: string } =>
  body === 'suv' && colour === 'white' ? { video_url: '/videos/suv-white.mp4' } : {}

/** Returns the frames of a spin; none for a body that lacks a master for one of them. */
export const listSpinFrames = (
  masters: VehicleMasters,
  body: RenderedBody,
  colour: RenderedColour,
): readonly string[] =>
  hasSpinMasters(masters, body) ? spinViews.map((view) => renderedImageUrl(body, colour, toSpinView(view))) : []

export const panoramaUrlOf = (body: RenderedBody, colour: RenderedColour): string =>
  renderedImageUrl(body, colour, interiorViews[2])
