/** The tab of the vehicle's form whose values no feed replaces. */
export const OWN_VALUES_TAB = 'Your changes'

/** Advice at a field that the feed replaces: the reason, and the input to use instead. */
type FeedAdvice = {
  readonly text: string
  /** The button that leads to the input to use instead, on that tab, and the input's id. */
  readonly instead: { readonly label: string; readonly inputId: string }
  /** The field is read only, because staff enter this price in one place. */
  readonly isLocked?: true
}

type AdvisedField = {
  readonly subject: string
  readonly advice: string
  readonly instead: FeedAdvice['instead']
}

const hide = { label: 'Hide from the website', inputId: 'field-hidden' }
const ownPrice = { label: 'Set your own offer price', inputId: 'field-overrides-offer_price_cents' }

/** Fields with another input whose value stays, by their names in the form. */
const advisedFields = {
  price_cents: {
    subject: 'This price comes',
    advice: 'To keep a price of your own, lower or higher, enter it as your offer price.',
    instead: ownPrice,
  },
  status: {
    subject: 'The status comes',
    advice: 'To take the vehicle off the website, hide it.',
    instead: hide,
  },
  show_on_dealer_website: {
    subject: 'This choice comes',
    advice: 'To take the vehicle off the website, hide it.',
    instead: hide,
  },
  tag: {
    subject: 'This tag comes',
    advice: `To keep a tag of your own, enter it under “${OWN_VALUES_TAB}”.`,
    instead: { label: 'Set your own tag', inputId: 'field-overrides-tag' },
  },
  dealercomments: {
    subject: 'This text comes',
    advice: `To keep a text of your own, enter it under “${OWN_VALUES_TAB}”.`,
    instead: { label: 'Write your own comments', inputId: 'field-overrides-dealercomments' },
  },
} as const satisfies Readonly<Record<string, AdvisedField>>

/**
 * Prices that staff could enter twice: as a field of the vehicle and as their own over the feed's. They enter them in one
 * place, so that they needn't know which of the two shoppers see.
 */
const placedPrices = {
  offer_price_cents: {
    text: `Enter your offer price under “${OWN_VALUES_TAB}”. It stays when the stock feed updates this vehicle.`,
    instead: ownPrice,
  },
  before_price_cents: {
    text: `Enter your earlier price under “${OWN_VALUES_TAB}”. It stays when the stock feed updates this vehicle.`,
    instead: { label: 'Set your own earlier price', inputId: 'field-overrides-before_price_cents' },
  },
} as const

type PlacedPrice = keyof typeof placedPrices
type AdvisedName = keyof typeof advisedFields
export type AdvisedFieldName = AdvisedName | PlacedPrice

const isPlacedPrice = (name: string): name is PlacedPrice => Object.hasOwn(placedPrices, name)

export const hasFeedAdvice = (name: string): name is AdvisedFieldName =>
  Object.hasOwn(advisedFields, name) || isPlacedPrice(name)

type FeedState = {
  readonly feed?: unknown
  /** The columns of the feed's last record of the vehicle. */
  readonly feedFields?: unknown
  readonly removedAt?: unknown
}

/** True for a vehicle that its feed updates: not for one entered by hand, nor once it has left the feed. */
const isInFeed = ({ feed, removedAt }: FeedState): boolean => Boolean(feed) && !removedAt

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * True for an own price of a vehicle that no feed updates: its place is the vehicle's field. One that was set before
 * stays, so that staff can change or clear it.
 */
export const isOwnPriceHidden = (name: string, state: FeedState, value: unknown): boolean =>
  isPlacedPrice(name) && !isInFeed(state) && isEmpty(value)

/**
 * Says at a field that the vehicle's feed replaces its value, and what to change instead (STK-02). Undefined where that
 * is not so: without a feed, of a field that the feed doesn't supply, and once the vehicle has left the feed. A price that
 * staff enter elsewhere is read only, unless they have stored one here, which only they can clear.
 */
export const findFeedAdvice = (
  name: AdvisedFieldName,
  state: FeedState & { readonly stored?: unknown },
): FeedAdvice | undefined => {
  const isSupplied = Array.isArray(state.feedFields) && state.feedFields.includes(name)
  if (!isInFeed(state)) return undefined
  if (isPlacedPrice(name))
    return isSupplied || isEmpty(state.stored) ? { ...placedPrices[name], isLocked: true } : undefined
  if (!isSupplied) return undefined
  const { subject, advice, instead } = advisedFields[name]
  const text = `${subject} from the stock feed. If you change it here, the feed replaces your change when it next updates this vehicle.`
  return { text: `${text} ${advice}`, instead }
}
