import { drawnBodies, placeholderUrl, type DrawnBody } from '@/src/domain/demo/pictures'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { CardRecord } from '@/src/domain/stock/card'
import { toSlug } from '@/src/domain/stock/search-url/slug'
import type { ItemType } from '@/src/domain/stock/vehicle'

const usual: Readonly<Record<ItemType, DrawnBody>> = {
  car: 'suv',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
}

/** A drawing of the car's kind where there is no photo. */
const standIn = ({ body, item_type }: CardRecord): string =>
  placeholderUrl(drawnBodies.find((one) => one === toSlug(body ?? '')) ?? usual[item_type])

/** The picture of a card in the widths a card can have. `quality` is the tenant's switch. */
export const cardPhoto = (record: CardRecord, quality: string) => {
  const source = record.image_url ?? standIn(record)
  const options = { quality, crop: '3x2' } as const
  return {
    src: imageUrl(source, { ...options, width: 640 }),
    srcSet: imageSrcSet(source, [320, 480, 640, 960], options),
    sizes: '(width >= 80rem) 19rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 94vw',
  }
}
