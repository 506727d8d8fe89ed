import type { RequestSummary } from '@/src/domain/leads/receipt'
import { formatCents } from '@/src/domain/money/format-money'
import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { offerExpiryText } from '@/src/domain/trade-in/offer-expiry-text'
import { formatVehicle, type ProviderAnswer, type StoredResult } from '@/src/domain/trade-in/progress'
import { formatPlate } from '@/src/domain/trade-in/rego'
import {
  formatRange,
  offerTermsText,
  OFFER_CONDITIONS_TEXT,
  PAYOUT_NOTE_TEXT,
} from '@/src/domain/trade-in/trade-in-text'
import type { AdjustedOffer } from '@/src/domain/trade-in/valuation'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'

export const valuationLink = ({ url }: Pick<Site, 'url'>, token: string): string => `${url}/cars/trade-in/${token}`

const ESTIMATE_NEXT =
  'This is an estimate, not an offer. To see our offer, open the link and answer a few questions about the condition.'

/** The sentences about the next step after a request without an estimate. */
const nextTexts: Readonly<Record<Exclude<ProviderAnswer['kind'], 'estimate'>, string>> = {
  facts:
    'We couldn’t identify your car from its plate. Open the link and answer two questions, and we’ll email you our estimate.',
  unknown_rego:
    'We couldn’t find this plate. Open the link to check it. If it’s right, our team will value your car and contact you.',
  none: 'We can’t give an online estimate for your car, so our team will value it and contact you.',
  unavailable: 'Our valuation service isn’t available right now, so our team will value your car and contact you.',
}

/** Adds the estimate to the receipt of a request for a valuation, or says how the shopper gets one. */
export const addEstimate = (request: RequestSummary, site: Site, result: StoredResult | undefined): RequestSummary => {
  if (result === undefined) return request
  const { answer } = result
  if (answer.kind !== 'estimate')
    return { ...request, next: replaceCarNoun(nextTexts[answer.kind], dealerNounOf(site)) }
  const facts = [
    ['Vehicle', formatVehicle(result)],
    ['Our estimate', formatRange(answer.low_cents, answer.high_cents)],
  ] as const
  return { ...request, facts: [...request.facts, ...facts], next: ESTIMATE_NEXT }
}

/** How an offer follows from the shopper's answers, a line for each. */
export const adjustmentsText = ({ start_cents, adjustments }: AdjustedOffer): string =>
  [
    ...(start_cents === undefined ? [] : [`Value before adjustments: ${formatCents(start_cents)}`]),
    ...adjustments.map(({ label, answer, cents }) => `${label}: ${answer}${cents ? ` (${formatCents(cents)})` : ''}`),
  ].join('\n')

const describeOffer = ({ offer_cents = 0, result, ...plate }: ValuationRecord): string =>
  `offer of ${formatCents(offer_cents)} for your ${formatVehicle(result)}, registration ${formatPlate(plate)}`

const sharedLines = (site: Site, { result, token }: ValuationRecord): readonly string[] => [
  ...(result.offer ? [adjustmentsText(result.offer)] : []),
  ...(result.under_finance ? [replaceCarNoun(PAYOUT_NOTE_TEXT, dealerNounOf(site))] : []),
  `Your valuation: ${valuationLink(site, token)}`,
]

/** Builds the email of an estimate that the receipt did not have, since it needed more answers (TRD-02). */
export const buildEstimateEmail = (
  site: Site,
  { result, token, ...plate }: ValuationRecord,
  { low_cents, high_cents }: Pick<Extract<ProviderAnswer, { kind: 'estimate' }>, 'low_cents' | 'high_cents'>,
) => {
  const [vehicle, range] = [formatVehicle(result), formatRange(low_cents, high_cents)]
  return {
    subject: `Our estimate for your ${vehicle}: ${range}`,
    text: [
      'Hello,',
      `Thanks for your answers. Our estimate for your ${vehicle}, registration ${formatPlate(plate)}, is ${range}.`,
      ESTIMATE_NEXT,
      `Your valuation: ${valuationLink(site, token)}`,
    ].join('\n\n'),
  }
}

/**
 * Builds the email of an offer, with which the shopper returns to it (TRD-02). It repeats no words that were typed into
 * the form, since anyone can enter another person's address there.
 */
export const buildOfferEmail = (site: Site, valuation: ValuationRecord) => ({
  subject: `Our offer for your ${formatVehicle(valuation.result)}: ${formatCents(valuation.offer_cents ?? 0)}`,
  text: [
    'Hello,',
    `Thanks for your answers. This is our ${describeOffer(valuation)}.`,
    replaceCarNoun(offerTermsText(offerExpiryText(site, valuation.result.offered_at ?? '')), dealerNounOf(site)),
    'To accept it, or to change your answers, open your valuation.',
    ...sharedLines(site, valuation),
  ].join('\n\n'),
})

/** Builds the email of an accepted offer: what happens next, since its end no longer matters (TRD-02). */
export const buildAcceptedOfferEmail = (site: Site, valuation: ValuationRecord) => ({
  subject: `Your trade-in: ${formatVehicle(valuation.result) || valuation.rego}`,
  text: [
    `Hello ${valuation.name ?? ''}`.trim() + ',',
    `You’ve accepted our ${describeOffer(valuation)}.`,
    `What happens next: ${site.name} will call you to arrange a time to inspect it.`,
    replaceCarNoun(`The offer ${OFFER_CONDITIONS_TEXT}`, dealerNounOf(site)),
    ...sharedLines(site, valuation),
  ].join('\n\n'),
})
