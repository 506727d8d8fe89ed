import { memo, type ReactNode } from 'react'
import type { CardRecord } from '@/src/domain/stock/card'
import { isAvailable } from '@/src/domain/stock/availability'
import { button } from '@/src/ui/button'
import type { Switches } from '@/tenants/switches'
import { cardButtons, cardFacts, cardSubtitle, cardTitle } from './card-facts'
import { CardPhoto } from './card-photo'
import { CardPriceBlock } from './card-price'

type Props = {
  record: CardRecord
  site: { readonly switches: Pick<Switches, 'display'> }
  /** When the page was rendered: what is new is counted from it, on the server and in the browser alike. */
  now?: Date
  /** For the first cards of a page: their photos load at once. */
  priority?: boolean
  /** Heading level in the page around it. */
  as?: 'h2' | 'h3'
  /** Save, compare and the like, over the photo. */
  controls?: ReactNode
}

const Buttons = ({ record, keys }: { record: CardRecord; keys: readonly string[] }) => {
  const buttons = cardButtons(record, keys)
  if (buttons.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {buttons.map(({ key, label, href }) => (
        <a key={key} href={href} className={button('secondary', 'md', 'relative z-10 flex-auto text-sm!')}>
          {label}
          <span className="sr-only">: {record.name}</span>
        </a>
      ))}
    </div>
  )
}

const Facts = ({ record, keys }: { record: CardRecord; keys: readonly string[] }) => {
  const facts = cardFacts(record, keys)
  if (facts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {facts.map(({ key, label, text }) => (
        <li key={key} className="bg-surface-alt text-ink rounded-sm px-2 py-0.5 text-xs">
          <span className="sr-only">{label}: </span>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** One car of a list: the whole card leads to its page; its status is a class (CARD-01, CARD-06). */
const Card = ({ record, site, now = new Date(), priority = false, as: Heading = 'h3', controls }: Props) => {
  const { display } = site.switches
  const subtitle = cardSubtitle(record)
  return (
    <article
      data-car={record.objectID}
      className={`car-${record.status} group border-border bg-raised focus-within:shadow-raised hover:shadow-raised relative flex h-full flex-col overflow-hidden rounded-md border transition-shadow duration-200`}
    >
      <CardPhoto record={record} display={display} now={now} priority={priority} />
      {controls && <div className="absolute top-2 right-2 z-10">{controls}</div>}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <Heading className="line-clamp-2 text-base leading-snug font-semibold">
            <a href={`/cars/${record.slug}`} className="group-hover:underline after:absolute after:inset-0">
              {cardTitle(record)}
            </a>
          </Heading>
          {subtitle !== '' && (
            <p className="text-muted truncate text-sm" title={subtitle}>
              {subtitle}
            </p>
          )}
        </div>
        <Facts record={record} keys={display.attributes} />
        <CardPriceBlock record={record} display={display} />
        <div className="mt-auto flex flex-col gap-3">
          {!isAvailable(record.status) && <p className="text-muted text-sm">Like this and want something similar?</p>}
          <Buttons record={record} keys={display.card_buttons} />
        </div>
      </div>
    </article>
  )
}

export const VehicleCard = memo(Card)

/** The room of a card while its car is not there yet. */
export const VehicleCardSkeleton = () => (
  <div aria-hidden className="border-border bg-raised flex h-full flex-col overflow-hidden rounded-md border">
    <div className="skeleton aspect-3/2 rounded-none" />
    <div className="flex flex-1 flex-col gap-3 p-4">
      <div className="skeleton h-5 w-4/5" />
      <div className="skeleton h-4 w-1/2" />
      <div className="skeleton h-5 w-full" />
      <div className="skeleton mt-6 h-8 w-2/5" />
      <div className="skeleton h-11 w-full" />
    </div>
  </div>
)
