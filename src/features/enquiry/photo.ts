import { drawnBodies, type DrawnBody, placeholderUrl } from '@/src/domain/demo/pictures'
import { toSlug } from '@/src/domain/stock/search-url/slug'
import type { ItemType, Vehicle } from '@/src/domain/stock/vehicle'

const usual: Readonly<Record<ItemType, DrawnBody>> = {
  car: 'suv',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
}

/** Returns a vehicle's first photo, or a placeholder for its body type. */
export const cardPhotoSource = ({ images, simple_body, item_type }: Vehicle): string =>
  images.find((one) => one.isVideo !== true)?.url ??
  placeholderUrl(drawnBodies.find((one) => one === toSlug(simple_body ?? '')) ?? usual[item_type])
