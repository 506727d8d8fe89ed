import type { CardRecord } from '@/src/domain/stock/card'
import { isAvailable } from '@/src/domain/stock/availability'

type Reader = (record: CardRecord) => string | undefined

const text = (value: string | number | undefined, unit = ''): string | undefined =>
  value === undefined || value === '' ? undefined : `${value}${unit}`

/** `45210` → `45,210`; the same in every browser and on the server. */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',')

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

export type CardButton = { readonly key: keyof typeof buttons; readonly label: string }

/** Each with the page it leads to (VDP-09): the car's own, one under it, or one that is told of the car. */
const buttons = {
  details: ['View Details', (car: string) => car],
  enquire: ['Enquire', (_: string, id: string) => `/contact?car_id=${id}`],
  test_drive: ['Book a Test Drive', (_: string, id: string) => `/book-test-drive?car_id=${id}`],
  reserve: ['Reserve Now', (car: string) => `${car}/checkout`],
  buy_online: ['Buy Online', (car: string) => `${car}/buy-online`],
  similar: ['Find Me Something Similar', (_: string, id: string) => `/contact?car_id=${id}&subject=similar`],
} as const

const isButton = (key: string): key is CardButton['key'] => Object.hasOwn(buttons, key)

/** Where a button of a card leads; `car` is the address of the car's own page. */
export const cardButtonHref = (key: CardButton['key'], car: string, id: string): string => buttons[key][1](car, id)

const onlyFree: ReadonlySet<string> = new Set(['reserve', 'buy_online'])

/** The buttons of a card: the switch's for a car that can be bought, else the one that finds another (CARD-02). */
export const cardButtons = (record: CardRecord, keys: readonly string[]): readonly CardButton[] => {
  if (!isAvailable(record.status)) return [{ key: 'similar', label: buttons.similar[0] }]
  return keys
    .filter(isButton)
    .filter((key) => key !== 'similar' && !(record.reserved && onlyFree.has(key)))
    .map((key) => ({ key, label: buttons[key][0] }))
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
