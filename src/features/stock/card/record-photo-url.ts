import { bodyPlaceholderUrl } from '@/src/domain/images/body-images'
import type { CardRecord } from '@/src/domain/stock/card/card'

/** Returns the photo of a vehicle's card, or a placeholder for its body type. */
export const recordPhotoUrl = (record: CardRecord): string => record.image_url ?? bodyPlaceholderUrl(record)
