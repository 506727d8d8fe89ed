import type { Vehicle } from './vehicle'

/** True when the feed marks the vehicle certified, or it is a used vehicle of the dealer's certified make (CARD-03). */
export const isCertified = (
  vehicle: Pick<Vehicle, 'certified' | 'car_type' | 'make'>,
  certifiedMake: string,
): boolean => {
  const make = certifiedMake.trim().toLowerCase()
  return vehicle.certified || (vehicle.car_type === 'used' && make !== '' && vehicle.make.toLowerCase() === make)
}
