import { formatDollars } from '@/src/domain/money/format-money'
import { CardFacts, CardFoot, CardName, CardPlace, type CardVariantProps } from '../../card-parts'
import { CardPhoto } from '../../card-photo'
import { PriceLine, PriceNotes } from '../../card-price'
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

/** The price comes first, large, on a tag over the photo's edge, with what it was before. */
export const PriceTagCard = ({ view, as, photo }: CardVariantProps) => (
  <>
    <CardPhoto {...photo} withoutLocation />
    <div className="card-body">
      <div className="card-prices">
        <p className="card-price">
          <PriceLine price={view.price} was={false} />
        </p>
        <Saving price={view.price} />
        <PriceNotes view={view} />
      </div>
      <CardName view={view} as={as} />
      <CardFacts facts={view.facts} />
      <CardPlace view={view} />
      <CardFoot view={view} />
    </div>
  </>
)
