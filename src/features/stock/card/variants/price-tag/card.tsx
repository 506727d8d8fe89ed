import { formatDollars } from '@/src/domain/money/format-money'
import { CardFacts, CardFoot, CardName, CardPlace, type CardVariantProps } from '../../card-parts'
import { CardPhoto } from '../../card-photo'
import { MarketNote, PriceLine, WeeklyNote } from '../../card-price'
import type { CardView } from '../../card-view'

const Saving = ({ price }: Pick<CardView, 'price'>) =>
  price.kind === 'price' &&
  price.was !== undefined && (
    <p className="card-saving">
      <b>{`Save ${formatDollars(price.was - price.dollars)}`}</b>
      <span>
        Was <s>{formatDollars(price.was)}</s>
      </span>
    </p>
  )

/**
 * The price comes first, large, on a tag over the photo's edge. What only some cards have, a saving and the difference
 * from the market, is below the name, so that names of a row stay on one line.
 */
export const PriceTagCard = ({ view, as, photo }: CardVariantProps) => (
  <>
    <CardPhoto {...photo} withoutLocation />
    <div className="card-body">
      <div className="card-prices">
        <p className="card-price">
          <PriceLine price={view.price} was={false} />
        </p>
        <WeeklyNote view={view} />
      </div>
      <CardName view={view} as={as} />
      <CardFacts facts={view.facts} />
      <CardPlace view={view} />
      <Saving price={view.price} />
      <MarketNote view={view} />
      <CardFoot view={view} />
    </div>
  </>
)
