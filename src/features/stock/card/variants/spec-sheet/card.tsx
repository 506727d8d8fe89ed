import { CardFacts, CardFoot, CardName, type CardVariantProps } from '../../card-parts'
import { CardPhoto } from '../../card-photo'
import { CardPriceBlock } from '../../card-price'

/** Photo, name, and four figures of the vehicle's kind with their labels. */
export const SpecSheetCard = ({ view, as, photo }: CardVariantProps) => (
  <>
    <CardPhoto {...photo} />
    <div className="card-body">
      <CardFacts facts={view.facts} />
      <CardName view={view} as={as} />
      <dl className="card-specs">
        {view.specs?.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CardPriceBlock view={view} />
      <CardFoot view={view} />
    </div>
  </>
)
