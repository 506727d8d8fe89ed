import { CardFacts, CardFoot, CardName, type CardVariantProps } from '../../card-parts'
import { CardPhoto } from '../../card-photo'
import { CardPriceBlock } from '../../card-price'

/** Photo, name, facts as chips, price and buttons. */
export const ClassicCard = ({ view, as, photo }: CardVariantProps) => (
  <>
    <CardPhoto {...photo} />
    <div className="card-body">
      <CardName view={view} as={as} />
      <CardFacts facts={view.facts} />
      <CardPriceBlock view={view} />
      <CardFoot view={view} />
    </div>
  </>
)
