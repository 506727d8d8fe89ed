import { bodyPlaceholderUrl } from '@/src/domain/images/body-images'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'

/** Returns a vehicle's first photo, or a placeholder for its body type. */
export const vehiclePhotoUrl = ({ images, simple_body, item_type }: Vehicle): string =>
  images.find((one) => one.isVideo !== true)?.url ?? bodyPlaceholderUrl(simple_body, item_type)
