import { grouped } from '@/src/domain/grouped'
import { isAvailable } from '@/src/domain/stock/availability'
import type { CardRecord } from '@/src/domain/stock/card'
import type { ButtonKey } from './card-button-href'

type Reader = (record: CardRecord) => string | undefined

const text = (value: string | number | undefined, unit = ''): string | undefined =>
  value === undefined || value === '' ? undefined : `${value}${unit}`

/** Each says by itself what it is, so that no label has to stand beside it two dozen times a page. */
const readers: Readonly<Record<string, Reader>> = {
  km: ({ km }) => (km === undefined ? undefined : `${grouped(km)} km`),
  transmission: ({ transmission }) => text(transmission),
  fuel: ({ fuel }) => text(fuel),
  body: ({ body }) => text(body),
  drive: ({ drive }) => text(drive),
  seats: ({ seats }) => text(seats, ' seats'),
  doors: ({ doors }) => text(doors, ' doors'),
  colour: ({ colour }) => text(colour),
  engine: ({ engine }) => text(engine),
  stocknum: ({ stocknum }) => (stocknum ? `Stock ${stocknum}` : undefined),
  year: ({ year }) => text(year),
}

/** The chips of a card, in the order of the tenant's switch; what a car does not say is left out (CARD-01). */
export const cardFacts = (record: CardRecord, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => (Object.hasOwn(readers, key) ? (readers[key]?.(record) ?? []) : []))

export type CardButton = { readonly key: ButtonKey; readonly label: string }

const labels: Readonly<Record<ButtonKey, string>> = {
  details: 'View Details',
  enquire: 'Enquire',
  test_drive: 'Book a Test Drive',
  reserve: 'Reserve Now',
  buy_online: 'Buy Online',
  similar: 'Find Me Something Similar',
}

const isButton = (key: string): key is ButtonKey => Object.hasOwn(labels, key)

const onlyFree: ReadonlySet<string> = new Set(['reserve', 'buy_online'])

/** The buttons of a card: the switch's for a car that can be bought, else the one that finds another (CARD-02). */
export const cardButtons = (record: CardRecord, keys: readonly string[]): readonly CardButton[] => {
  if (!isAvailable(record.status)) return [{ key: 'similar', label: labels.similar }]
  return keys
    .filter(isButton)
    .filter((key) => key !== 'similar' && !(record.reserved && onlyFree.has(key)))
    .map((key) => ({ key, label: labels[key] }))
}

/** Year, make and model; badge and series, which most cards have, stand in a line of their own, one word once. */
export const cardTitle = ({ year, make, model }: CardRecord): string => `${year} ${make} ${model}`

export const cardSubtitle = ({ badge, series }: CardRecord): string =>
  [badge, series?.toLowerCase() === badge?.toLowerCase() ? undefined : series]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')

/** Where the car stands, for the overlay of its photo. */
export const cardPlace = ({ location_name, city, state }: CardRecord): string =>
  location_name ?? [city, state?.toUpperCase()].filter(Boolean).join(', ')
