import { formatDollars } from '@/src/domain/money'
import type { StockRecord } from '@/src/domain/stock/search-record'
import { comparisonRateWarning } from '@/src/domain/vehicle-page/finance'
import type { PriceWords } from '@/src/domain/vehicle-page/price-words'

/** The price with its type in the same line; the former price above it (CARD-04). */
export const Price = ({ price }: { price: PriceWords }) =>
  price.type === undefined ? (
    <p className="font-heading text-xl font-bold">{price.amount}</p>
  ) : (
    <div className="grid gap-1">
      {price.was && (
        <p className="text-muted text-sm tabular-nums">
          Was <s>{price.was}</s>
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="bg-price font-heading text-on-price -mx-2 rounded-sm px-2 text-2xl font-bold tracking-tight tabular-nums lg:text-3xl">
          {price.amount}
        </span>
        <span className="text-base font-semibold">{price.type}</span>
      </p>
    </div>
  )

/**
 * A lender's example: figure, rate and comparison rate in one size, the warning with them. Without both
 * rates there is none (National Credit Code s 160).
 */
export const WeeklyLine = ({ record }: { record: StockRecord }) => {
  const { weekly_price, advertised_rate, comparison_rate } = record
  if (weekly_price === undefined || advertised_rate === undefined || comparison_rate === undefined) return null
  return (
    <div className="border-border grid gap-2 border-t pt-4 text-sm">
      <p className="tabular-nums">
        Est. {formatDollars(weekly_price)} a week at {advertised_rate.toFixed(2)}% p.a., comparison rate{' '}
        {comparison_rate.toFixed(2)}% p.a.*
      </p>
      <p className="text-muted text-xs">*{comparisonRateWarning}</p>
    </div>
  )
}
