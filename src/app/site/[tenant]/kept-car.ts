import { present } from '@/src/domain/present'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { cardPhotoSource } from '@/src/features/enquiry/photo'
import type { KeptCar } from '@/src/ui/kept/cars'

/** Converts a vehicle to the format in which browsers and lists store saved vehicles. */
export const keptCarOf = (vehicle: Vehicle): KeptCar => {
  const { main, sub } = vehicleTitle(vehicle)
  return {
    ...present({
      stocknum: vehicle.stocknum,
      body: vehicle.bodyconfiguration,
      simple_body: vehicle.simple_body,
    }),
    id: vehicle.id,
    make: vehicle.make,
    model: vehicle.model,
    slug: vehicle.slug,
    title: [main, sub].filter(Boolean).join(' '),
    photo: cardPhotoSource(vehicle),
  }
}
