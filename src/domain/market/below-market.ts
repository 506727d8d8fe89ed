import { formatDollars } from '@/src/domain/money/format-money'

/** A market average from a stock feed in dollars, and how far a vehicle's price is below it. */
export type BelowMarket = { readonly average: number; readonly below: number }

/** `$1,234 below market average`, on cards and pages (CARD-05). */
export const belowMarketText = (dollars: number): string => `${formatDollars(Math.round(dollars))} below market average`
