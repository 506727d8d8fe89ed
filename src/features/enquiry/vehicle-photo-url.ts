import { bodyPlaceholderUrl, imageFactsOf } from '@/src/domain/images/studio-image'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'

/** Returns a vehicle's first photo, or a placeholder for its body type. */
export const vehiclePhotoUrl = (vehicle: Vehicle): string =>
  vehicle.images.find((one) => one.isVideo !== true)?.url ?? bodyPlaceholderUrl(imageFactsOf(vehicle))
