import type { ItemType } from '../stock/vehicle/vehicle'
import type { RenderedBody } from './rendered-images'

/** The studio image of each body of stock, by kind of vehicle: one of its own, or the one that is most like it. */
export const imagesOfBodies = {
  car: {
    Hatchback: 'hatch',
    Sedan: 'sedan',
    Wagon: 'wagon',
    SUV: 'suv',
    Ute: 'ute',
    'Cab Chassis': 'single-cab',
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
    Tipper: 'tipper',
    Dropside: 'truck-tray',
    'Tilt Tray': 'truck-tray',
    'Cab Chassis': 'cab-chassis',
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
    Hybrid: 'hybrid-caravan',
    'Fifth Wheeler': 'caravan',
    'Pop Top': 'camper',
    'Camper Trailer': 'camper-trailer',
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
