import { MIN_SUBSCRIPTION_PRICE } from '../fields/attributes'
import type { SearchState } from '../search-url/state'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'
import type { WordsDraft } from './words-draft'

const SUBSCRIPTION = /^subscri(?:ptions?|bed?|bing)$/iu

/** Words of a loan, whose repayment is another amount a week. */
const LOAN = /^(?:re)?payments?$|^(?:loan|loans|finance|financed|instal+ments?|borrow)$/iu

const toSubscription = ({ weekly_price: weekly, ...others }: SearchState['ranges']): SearchState['ranges'] =>
  weekly === undefined ? others : { ...others, subscription_price: weekly }

/**
 * Reads an amount a week as the price of the subscription where the cards lead with it, unless the words speak of a
 * loan. “Subscription” alone asks for vehicles that are offered so.
 */
export const addSubscription = (draft: WordsDraft, tokens: readonly Token[], { facets }: Vocabulary): void => {
  if (Object.keys(facets['subscription_price'] ?? {}).length === 0) return
  const at = draft.rest.findIndex((raw) => SUBSCRIPTION.test(raw))
  if (at === -1 && tokens.some(({ key }) => LOAN.test(key))) return
  draft.ranges = toSubscription(draft.ranges)
  draft.lone = toSubscription(draft.lone)
  if (at === -1) return
  draft.rest.splice(at, 1)
  draft.understood += 1
  draft.certain = true
  if (!draft.ranges.subscription_price && !draft.lone.subscription_price)
    draft.ranges = { ...draft.ranges, subscription_price: { min: MIN_SUBSCRIPTION_PRICE } }
}
