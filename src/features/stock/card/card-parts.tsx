import { compareHref } from '@/src/domain/accounts/compare'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { useSiteBasics } from '@/src/shared/site-basics'
import { cardButtonHref } from './card-button-href'
import { CompareSlot } from './card-controls-slot'
import type { CardPhotoProps } from './card-photo'
import type { CardView } from './card-view'

/** Parts that the variants of a card arrange. */

/** Props of a variant. */
export type CardVariantProps = {
  readonly view: CardView
  /** Heading level in the page around the card. */
  readonly as: 'h2' | 'h3'
  readonly photo: CardPhotoProps
}

export const CardName = ({ view: { href, title, subtitle }, as: Heading }: Omit<CardVariantProps, 'photo'>) => (
  <div className="card-name">
    <Heading className="card-title">
      <a href={href}>{title}</a>
    </Heading>
    {subtitle !== undefined && (
      <p className="card-subtitle" title={subtitle.length > 30 ? subtitle : undefined}>
        {subtitle}
      </p>
    )}
  </div>
)

/** The first fact is the condition. */
export const CardFacts = ({ facts }: { readonly facts: CardView['facts'] }) =>
  facts.length > 0 && (
    <ul className="card-facts">
      {facts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

type FootProps = {
  readonly view: CardView
  /** The card itself is the link to the vehicle. */
  readonly withoutDetails?: boolean
}

const CardButtons = ({ view, withoutDetails = false }: FootProps) => {
  const buttons = withoutDetails ? view.buttons.filter(([, key]) => key !== 'details') : view.buttons
  return (
    buttons.length > 0 && (
      <div className="card-buttons">
        {buttons.map(([label, key]) => (
          // The card's title leads there too: a second stop on each card would only be in the way.
          <a key={key} href={cardButtonHref(key, view.href, view.id)} tabIndex={key === 'details' ? -1 : undefined}>
            {label}
            <span className="sr-only">{`: ${[view.title, view.subtitle].filter(Boolean).join(' ')}`}</span>
          </a>
        ))}
      </div>
    )
  )
}

/** The location, unless it is the dealer's only one, by its name. */
export const CardPlace = ({ view: { location } }: { readonly view: CardView }) => {
  const { name } = useSiteBasics()
  return location !== undefined && location !== name && <p className="card-place">{location}</p>
}

/** The buttons of the vehicle, and the choice to compare it (CARD-02, SHP-03). */
export const CardFoot = (props: FootProps) => {
  const { view } = props
  return (
    <div className="card-foot">
      {!isAvailable(view.status) && <p>Like this and want something similar?</p>}
      <CardButtons {...props} />
      {view.compare && <CompareSlot view={view} href={compareHref([view.id])} />}
    </div>
  )
}
