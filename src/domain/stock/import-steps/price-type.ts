import type { Mapping } from '../feed/mapping'
import { withConstant } from '@/src/domain/stock/feed/mapping-constants'
import type { PriceType } from '../vehicle/vehicle'

/** The price type of files with a plain “Price”, which says nothing about government charges (STF-05). */

export const hasPlainPrice = ({ columns }: Mapping): boolean =>
  columns.some(({ field }) => field === 'price_cents') && !columns.some(({ field }) => field === 'price_type')

/** True until staff have chosen what the prices include. */
export const needsPriceType = (mapping: Mapping): boolean =>
  hasPlainPrice(mapping) && mapping.constants?.price_type === undefined

/** Reads plain prices as most of the dealer's stock has them; `usual` is undefined without stock. */
export const withUsualPriceType = (mapping: Mapping, usual: PriceType | undefined): Mapping =>
  usual !== undefined && needsPriceType(mapping) ? withConstant(mapping, 'price_type', usual) : mapping
