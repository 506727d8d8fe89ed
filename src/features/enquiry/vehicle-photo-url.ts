import { renderedBodies, type RenderedBody, placeholderUrl } from '@/src/domain/demo/rendered-images'
import { toSlug } from '@/src/domain/stock/search-url/slug'
import type { ItemType, Vehicle } from '@/src/domain/stock/vehicle'

const defaultBodies: Readonly<Record<ItemType, RenderedBody>> = {
  car: 'suv',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
}

/** Returns a vehicle's first photo, or a placeholder for its body type. */
export const vehiclePhotoUrl = ({ images, simple_body, item_type }: Vehicle): string =>
  images.find((one) => one.isVideo !== true)?.url ??
  placeholderUrl(renderedBodies.find((one) => one === toSlug(simple_body ?? '')) ?? defaultBodies[item_type])
