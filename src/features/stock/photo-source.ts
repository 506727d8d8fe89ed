import { drawnBodies, placeholderUrl, type DrawnBody } from '@/src/domain/demo/pictures'
import type { CardRecord } from '@/src/domain/stock/card'
import { toSlug } from '@/src/domain/stock/search-url/slug'
import type { ItemType } from '@/src/domain/stock/vehicle'

const usual: Readonly<Record<ItemType, DrawnBody>> = {
  car: 'suv',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
}

/** Returns a placeholder for the vehicle's body type. */
const standIn = ({ body, item_type }: CardRecord): string =>
  placeholderUrl(drawnBodies.find((one) => one === toSlug(body ?? '')) ?? usual[item_type])

export const photoSource = (record: CardRecord): string => record.image_url ?? standIn(record)
