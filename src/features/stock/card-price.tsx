import TrendingDown from 'lucide-react/icons/trending-down'
import { belowMarket, cardPrice, type CardPrice, type CardRecord } from '@/src/domain/stock/card'
import { isAvailable } from '@/src/domain/stock/availability'
import { formatDollars } from '@/src/domain/money'
import type { Switches } from '@/tenants/switches'

const Amount = ({ children }: { children: string }) => (
  <span className="bg-price font-heading text-on-price -mx-1 rounded-sm px-1 text-xl font-bold tracking-tight tabular-nums">
    {children}
  </span>
)

const PriceLine = ({ price }: { price: CardPrice }) => {
  if (price.kind === 'subscription') {
    return (
      <>
        <Amount>{formatDollars(price.dollars)}</Amount>
        <span className="text-muted text-sm">per week</span>
      </>
    )
  }
  if (price.kind !== 'price') return <span className="font-heading text-lg font-bold">{price.text}</span>
  return (
    <>
      <Amount>{formatDollars(price.dollars)}</Amount>
      <span className="text-muted text-sm">{price.type_text}</span>
      {price.was !== undefined && (
        <span className="text-muted text-sm tabular-nums">
          <span className="sr-only">Was </span>
          <span aria-hidden>Was </span>
          <s>{formatDollars(price.was)}</s>
        </span>
      )}
    </>
  )
}

/**
 * A lender's example, never louder than the price; both rates stand beside it in the same size (National Credit
 * Code s164), without them there is no line.
 */
const WeeklyLine = ({ record }: { record: CardRecord }) => {
  const { weekly_price, advertised_rate, comparison_rate } = record
  if (weekly_price === undefined || advertised_rate === undefined || comparison_rate === undefined) return null
  return (
    <p className="text-muted flex flex-wrap gap-x-1.5 text-xs tabular-nums">
      <span className="whitespace-nowrap">
        Est. {formatDollars(weekly_price)}/wk at {advertised_rate.toFixed(2)}% p.a.
      </span>
      <span className="whitespace-nowrap">({comparison_rate.toFixed(2)}% p.a. comparison rate)</span>
    </p>
  )
}

/** Price with its type in one line, "Was" beside it, the weekly example and the market under it (CARD-04, CARD-05). */
export const CardPriceBlock = ({ record, display }: { record: CardRecord; display: Switches['display'] }) => {
  const available = isAvailable(record.status)
  const under = available ? belowMarket(record) : undefined
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <PriceLine price={cardPrice(record, display)} />
      </p>
      {available && <WeeklyLine record={record} />}
      {under !== undefined && (
        <p className="bg-market text-on-status inline-flex items-center gap-1 self-start rounded-sm px-2 py-0.5 text-xs font-semibold">
          <TrendingDown aria-hidden className="size-3.5" />
          {formatDollars(Math.round(under))} below market average
        </p>
      )}
    </div>
  )
}
