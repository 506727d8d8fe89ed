import type { Vehicle } from '@/src/domain/stock/vehicle'
import { counted, facts, type Fact } from './facts'

/** The first shown before "Show More" (VDP-02). */
export const keyInformationShown = 4

/** What people ask first, kilometres, transmission and body leading (V§2). */
export const keyInformation = (vehicle: Vehicle): readonly Fact[] =>
  facts([
    ['Kilometres', vehicle.km === undefined ? undefined : `${counted(vehicle.km)} km`],
    ['Transmission', vehicle.simple_transmission],
    ['Body', vehicle.simple_body],
    ['Fuel', vehicle.simple_fuel ?? vehicle.fuel],
    ['Drive', vehicle.drive],
    ['Engine', vehicle.engine_size],
    ['Seats', vehicle.seats],
    ['Doors', vehicle.doors],
    ['Colour', vehicle.colour],
    ['Interior', vehicle.interior_colour],
  ])
