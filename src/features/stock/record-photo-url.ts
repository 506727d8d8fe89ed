import { renderedBodies, placeholderUrl, type RenderedBody } from '@/src/domain/demo/rendered-images'
import type { CardRecord } from '@/src/domain/stock/card'
import { toSlug } from '@/src/domain/stock/search-url/slug'
import type { ItemType } from '@/src/domain/stock/vehicle'

const defaultBodies: Readonly<Record<ItemType, RenderedBody>> = {
  car: 'suv',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
}

/** Returns a placeholder for the vehicle's body type. */
const placeholderOf = ({ body, item_type }: CardRecord): string =>
  placeholderUrl(renderedBodies.find((one) => one === toSlug(body ?? '')) ?? defaultBodies[item_type])

export const recordPhotoUrl = (record: CardRecord): string => record.image_url ?? placeholderOf(record)
