import { omitEmpty } from '@/src/domain/omit-empty'
import { storedItemType } from '@/src/domain/stock/vehicle/nouns'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { vehiclePhotoUrl } from '@/src/features/enquiry/vehicle-photo-url'
import type { StoredVehicle } from '@/src/shared/saved-vehicles/stored-vehicles'

/** Converts a vehicle to the format in which browsers and lists store saved vehicles. */
export const toStoredVehicle = (vehicle: Vehicle): StoredVehicle => {
  const { main, sub } = toVehicleTitle(vehicle)
  return {
    ...omitEmpty({
      stocknum: vehicle.stocknum,
      body: vehicle.bodyconfiguration,
      simple_body: vehicle.simple_body,
      item_type: storedItemType(vehicle.item_type),
    }),
    id: vehicle.id,
    make: vehicle.make,
    model: vehicle.model,
    slug: vehicle.slug,
    title: [main, sub].filter(Boolean).join(' '),
    photo: vehiclePhotoUrl(vehicle),
  }
}
