import { inputMessages } from '@/src/domain/input-messages'
import { formatCents } from '@/src/domain/money/format-money'
import { replaceCarNoun, stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { ageLimitText, tradedKinds, type AgeLimits } from './age-limits'
import type { ValuationBasis } from './own-valuation'
import type { ProviderAnswer } from './progress'

type TradeSwitches = { readonly display: { readonly item_types: readonly string[] }; readonly trade_in: AgeLimits }

/** Lead subcategories by step; the third is exact (TRD-02). */
export const tradeSubcategories = {
  requested: '1. Valuation Requested',
  offered: '2. Offer Made',
  accepted: '3. Offer Accepted',
} as const

/** States the dealer's conditions before the first question, by its limits and for the kinds that it sells (TRD-03). */
export const listTradeStatements = ({ display, trade_in }: TradeSwitches): readonly string[] => {
  const kinds = tradedKinds(display.item_types)
  return [
    `${ageLimitText(kinds, trade_in)} We’ll look at your details and call you.`,
    replaceCarNoun(
      'If your car is under finance, we need a payout letter from your lender before we can buy it.',
      stockNounOf(kinds),
    ),
  ]
}

/** Formats a range: `$17,000 to $19,500`. */
export const formatRange = (low_cents: number, high_cents: number): string =>
  `${formatCents(low_cents)} to ${formatCents(high_cents)}`

/** Note that an estimate is not a promise (ACL s 18). */
export const ESTIMATE_NOTE_TEXT =
  'This is an estimate based on what we know so far, not an offer. Next, we’ll ask about your car’s condition.'

const LESS_COSTS_TEXT = 'less the cost of preparing and selling a car.'

/**
 * Explains which vehicles of this kind an estimate is based on, and why its range is wide if they are not much like this
 * one.
 */
export const valuationBasisText = (basis: ValuationBasis, count: number, kind: ItemType): string => {
  const use = kind === 'caravan' ? 'age' : 'age and kilometres'
  const texts = {
    comparable: `Based on the prices of ${String(count)} similar cars that we have, or recently had, for sale, adjusted for ${use}, ${LESS_COSTS_TEXT}`,
    model: `We have few cars of this ${use}, so the range is wide. It’s based on the prices of ${String(count)} cars of the same model, adjusted for ${use}, ${LESS_COSTS_TEXT}`,
    new: `We have few used cars of this model, so this is a rough guide with a wide range. It’s based on ${String(count)} prices of the same model, mostly new, and the usual loss of value with ${use}, ${LESS_COSTS_TEXT}`,
  } as const satisfies Readonly<Record<ValuationBasis, string>>
  return replaceCarNoun(texts[basis], stockNounOf([kind]))
}

export const OFFER_CONDITIONS_TEXT =
  'depends on your answers and on our inspection of the car. If we find something different, we’ll tell you, and you don’t have to sell. Nothing is agreed until we both sign.'

/** Terms of an offer, shown with its amount; once it is accepted, its end no longer matters. */
export const offerTermsText = (until: string): string =>
  `This offer is open until ${until}. It ${OFFER_CONDITIONS_TEXT}`
export const ACCEPTED_TERMS_TEXT = `You’ve accepted this offer. It ${OFFER_CONDITIONS_TEXT}`

export const PAYOUT_NOTE_TEXT =
  'Your car is under finance, so please bring a payout letter from your lender. We’ll pay out what you owe first.'

const OTHER_REASON_TEXT = 'We can’t give an online estimate for this car.'

/** Explains why staff will inspect a vehicle of a dealer that sells these kinds. */
export const noEstimateText = (answer: ProviderAnswer, kinds: readonly ItemType[], limits: AgeLimits): string => {
  if (answer.kind === 'unavailable') return 'Our valuation service isn’t available right now.'
  const noun = stockNounOf(kinds)
  if (answer.kind !== 'none' || answer.reason === 'other') return replaceCarNoun(OTHER_REASON_TEXT, noun)
  if (answer.reason === 'few')
    return replaceCarNoun('We haven’t seen enough cars like yours to give an online estimate.', noun)
  const kind = answer.facts?.item_type
  return ageLimitText(kind === undefined ? kinds : [kind], limits)
}

/** Messages for invalid answers of the first step. */
export const tradeProblemTexts = {
  rego: inputMessages.registration,
  regoState: inputMessages.registrationState,
} as const
