import type { Vehicle } from './vehicle'

/** Whether a vehicle counts as certified: by its feed, or as a used one of the dealer's certified make (CARD-03). */
export const isCertified = (
  vehicle: Pick<Vehicle, 'certified' | 'car_type' | 'make'>,
  certifiedMake: string,
): boolean => {
  const make = certifiedMake.trim().toLowerCase()
  return vehicle.certified || (vehicle.car_type === 'used' && make !== '' && vehicle.make.toLowerCase() === make)
}
