import type { FeedField } from '../feed/fields'
import type { Mapping } from '../feed/mapping'
import { withConstant } from '@/src/domain/stock/feed/mapping-constants'
import type { PriceType } from '../vehicle/vehicle'

/** The price type of files with a plain “Price”, which says nothing about government charges (STF-05). */

export const hasPlainPrice = ({ columns }: Mapping): boolean =>
  columns.some(({ field }) => field === 'price_cents') && !columns.some(({ field }) => field === 'price_type')

const priceFields: readonly FeedField[] = ['price_cents', 'dap_price_cents', 'egc_price_cents', 'offer_price_cents']

/** True for a file of which no column goes to a price, so that its vehicles would have none. */
export const hasNoPrice = ({ columns }: Mapping): boolean => !columns.some(({ field }) => priceFields.includes(field))

/** True until staff have chosen what the prices include. */
export const needsPriceType = (mapping: Mapping): boolean =>
  hasPlainPrice(mapping) && mapping.constants?.price_type === undefined

/** Reads plain prices as most of the dealer's stock has them; `usual` is undefined without stock. */
export const withUsualPriceType = (mapping: Mapping, usual: PriceType | undefined): Mapping =>
  usual !== undefined && needsPriceType(mapping) ? withConstant(mapping, 'price_type', usual) : mapping
