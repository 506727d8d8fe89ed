import type { ItemType } from '../stock/vehicle/vehicle'
import { placeholderUrl, type RenderedBody } from './rendered-images'

/** The studio image of each body of stock, by kind of vehicle: one of its own, or the one that is most like it. */
export const imagesOfBodies = {
  car: {
    Hatchback: 'hatch',
    Sedan: 'sedan',
    Wagon: 'wagon',
    SUV: 'suv',
    Ute: 'ute',
    'Cab Chassis': 'ute',
    Van: 'van',
    Commercial: 'van',
    Bus: 'van',
    Coupe: 'coupe',
    Convertible: 'convertible',
    'People Mover': 'people-mover',
  },
  truck: {
    Pantech: 'truck',
    Refrigerated: 'truck',
    Curtainsider: 'truck',
    Tautliner: 'truck',
    Tray: 'truck-tray',
    Tipper: 'truck-tray',
    Dropside: 'truck-tray',
    'Tilt Tray': 'truck-tray',
    'Cab Chassis': 'prime-mover',
    'Prime Mover': 'prime-mover',
  },
  motorcycle: {
    Naked: 'motorcycle',
    Scooter: 'motorcycle',
    Adventure: 'adventure',
    Touring: 'adventure',
    'Off-road': 'adventure',
    Enduro: 'adventure',
    Motocross: 'adventure',
    Trail: 'adventure',
    Cruiser: 'cruiser',
    Sport: 'sport',
  },
  caravan: {
    Caravan: 'caravan',
    Hybrid: 'caravan',
    'Fifth Wheeler': 'caravan',
    'Pop Top': 'camper',
    'Camper Trailer': 'camper',
    Motorhome: 'van',
    Campervan: 'van',
  },
} as const satisfies Readonly<Record<ItemType, Readonly<Record<string, RenderedBody>>>>

const defaultBodies: Readonly<Record<ItemType, RenderedBody>> = {
  car: 'suv',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
}

/** Returns the studio image that stands for a kind of vehicle; an SUV for an unknown one. */
export const defaultBodyOf = (itemType: string | undefined): RenderedBody =>
  Object.entries(defaultBodies).find(([kind]) => kind === itemType)?.[1] ?? defaultBodies.car

const findImage = (body: string, kind: ItemType): RenderedBody | undefined =>
  Object.entries<RenderedBody>(imagesOfBodies[kind]).find(([name]) => name === body)?.[1]

/**
 * Returns the studio image of a body as stock names it, such as `People Mover` (GAL-01); the one of its kind for an
 * unknown body. Models of makers state no kind, so theirs is the first that has the body.
 */
export const renderedBodyOf = (body: string | null | undefined, itemType?: ItemType): RenderedBody => {
  const kinds = itemType === undefined ? (Object.keys(imagesOfBodies) as ItemType[]) : [itemType]
  const [found] = kinds.flatMap((kind) => findImage(body ?? '', kind) ?? [])
  return found ?? defaultBodyOf(itemType)
}

/** Returns the placeholder of a vehicle without photos. */
export const bodyPlaceholderUrl = (body: string | null | undefined, itemType: ItemType): string =>
  placeholderUrl(renderedBodyOf(body, itemType))
