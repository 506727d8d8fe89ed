import { bodyPlaceholderUrl } from '@/src/domain/images/body-images'
import type { CardRecord } from '@/src/domain/stock/card/card'

/** Returns the photo of a vehicle's card, or a placeholder for its body type. */
export const recordPhotoUrl = ({ image_url, body, item_type }: CardRecord): string =>
  image_url ?? bodyPlaceholderUrl(body, item_type)
