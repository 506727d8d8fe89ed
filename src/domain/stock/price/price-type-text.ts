import type { Switches } from '@/src/domain/switches'
import type { PriceType } from '../fields/choices'

const switchOfPriceType = {
  drive_away: 'drive_away_text',
  excl_govt: 'excl_govt_text',
} as const satisfies Readonly<Record<PriceType, keyof Switches['display']>>

/** The dealer's switches with the words of all price types. */
export type PriceTypeSwitches = Pick<Switches['display'], (typeof switchOfPriceType)[PriceType]>

/** Returns the dealer's words beside a price, such as “Drive away”. */
export const priceTypeText = (type: PriceType, display: PriceTypeSwitches): string => display[switchOfPriceType[type]]
