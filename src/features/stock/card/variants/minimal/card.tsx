import { CardFacts, CardFoot, CardName, CardPlace, type CardVariantProps } from '../../card-parts'
import { CardPhoto } from '../../card-photo'
import { CardPriceBlock } from '../../card-price'

/** Photo, name and price, with the facts on one quiet line. */
export const MinimalCard = ({ view, as, photo }: CardVariantProps) => (
  <>
    <CardPhoto {...photo} withoutLocation />
    <div className="card-body">
      <CardName view={view} as={as} />
      <CardFacts facts={view.facts} />
      <CardPlace view={view} />
      <CardPriceBlock view={view} />
      <CardFoot view={view} withoutDetails />
    </div>
  </>
)
