import type { RequestSummary } from '@/src/domain/leads/receipt'
import { formatCents } from '@/src/domain/money/format-money'
import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { offerExpiryText } from '@/src/domain/trade-in/offer-expiry-text'
import { formatVehicle, type StoredResult } from '@/src/domain/trade-in/progress'
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

/** Adds the estimate to the receipt of a request for a valuation, if there is one. */
export const addEstimate = (request: RequestSummary, result: StoredResult | undefined): RequestSummary =>
  result?.answer.kind === 'estimate'
    ? {
        ...request,
        facts: [
          ...request.facts,
          ['Vehicle', formatVehicle(result)],
          ['Our estimate', formatRange(result.answer.low_cents, result.answer.high_cents)],
        ],
        next: 'This is an estimate, not an offer. To see our offer, open the link and answer a few questions about the condition.',
      }
    : request

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
