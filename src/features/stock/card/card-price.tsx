import { FormerPrice } from '@/src/shared/former-price'
import { Icon } from '@/src/ui/icon'
import { belowMarketText } from '@/src/domain/market/below-market'
import type { CardPrice } from '@/src/domain/stock/card/card'
import { formatDollars } from '@/src/domain/money/format-money'
import { formatMinimumTotal, SUBSCRIPTION_TYPE_TEXT } from '@/src/domain/stock/price/subscription'
import type { CardView } from './card-view'

/** `was` is false where the card shows the earlier price elsewhere. */
export const PriceLine = ({ price, was = true }: { price: CardPrice; was?: boolean }) => {
  if (price.kind === 'subscription') {
    return (
      <>
        <b>{formatDollars(price.dollars)}</b> <span>{SUBSCRIPTION_TYPE_TEXT},</span>
        <span>{formatMinimumTotal(price.terms)}</span>
        {price.purchase && <span>{`or ${formatDollars(price.purchase.dollars)} ${price.purchase.type_text}`}</span>}
      </>
    )
  }
  if (price.kind !== 'price') return <strong>{price.text}</strong>
  return (
    <>
      <b>{formatDollars(price.dollars)}</b>
      <span>{price.type_text}</span>
      {was && price.was !== undefined && (
        <span>
          <FormerPrice was={formatDollars(price.was)} saving={formatDollars(price.was - price.dollars)} />
        </span>
      )}
    </>
  )
}

/** The weekly estimate with both rates, and with the terms that it stands for (CARD-04). */
export const WeeklyNote = ({ view: { weekly } }: { view: CardView }) =>
  weekly && (
    <p className="card-weekly">
      <span>{weekly[0]}</span> <span>{weekly[1]}</span>
      {weekly[2] && <span className="card-terms"> {weekly[2]}</span>}
    </p>
  )

/** The difference from the market (CARD-05). */
export const MarketNote = ({ view: { under } }: { view: CardView }) =>
  under !== undefined && (
    <p className="card-market">
      <Icon name="trending-down" />
      {belowMarketText(under)}
    </p>
  )

/** Price and type in one line with "Was" beside it; below it the weekly estimate and the market (CARD-04, CARD-05). */
export const CardPriceBlock = ({ view }: { view: CardView }) => (
  <div className="card-prices">
    <p className="card-price">
      <PriceLine price={view.price} />
    </p>
    <WeeklyNote view={view} />
    <MarketNote view={view} />
  </div>
)
