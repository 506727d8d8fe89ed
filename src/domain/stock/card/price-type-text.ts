import type { Switches } from '@/src/domain/switches'
import type { PriceType } from '../fields/choices'

/** The dealer's switches with the words of all price types. */
export type PriceTypeSwitches = Pick<Switches['display'], `${PriceType}_text`>

/** Returns the dealer's words beside a price, such as “Drive away”. */
export const priceTypeText = (type: PriceType, display: PriceTypeSwitches): string => display[`${type}_text`]
