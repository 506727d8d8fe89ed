import * as z from 'zod/mini'
import { isTooOld, type TradeRules } from './estimate'
import { answerOf, factsText, readOffer, type AdjustedOffer, type TradeFacts, type ValuationAnswer } from './valuation'

/** What a provider said, or that it did not answer. */
export type Told = ValuationAnswer | { readonly kind: 'down' }

/** What is kept of a valuation besides its columns. */
export type KeptResult = {
  readonly told: Told
  /** What the shopper said it is, where the provider asked. */
  readonly facts?: TradeFacts
  readonly offer?: AdjustedOffer
  /** ISO 8601. */
  readonly offered_at?: string
  readonly under_finance?: boolean
}

const keptSchema = z.object({
  told: z.union([answerOf, z.object({ kind: z.literal('down') })]),
  facts: z.optional(z.object({ year: z.int(), make: z.string(), model: z.string() })),
  offer: z.optional(z.unknown()),
  offered_at: z.optional(z.string()),
  under_finance: z.optional(z.boolean()),
})

/** A stored result; one that nobody was asked for yet, or that makes no sense, is one that did not answer. */
export const readKept = (stored: unknown): KeptResult => {
  const read = keptSchema.safeParse(stored)
  if (!read.success) return { told: { kind: 'down' } }
  const { offer, ...rest } = read.data
  const read_offer = readOffer(offer)
  return { ...rest, ...(read_offer ? { offer: read_offer } : {}) } as KeptResult
}

export type ValuationState = 'valued' | 'none' | 'offered' | 'accepted'

/** What a shopper sees of a valuation next. */
export type TradeStep = 'facts' | 'rego' | 'contact' | 'again' | 'questions' | 'offer' | 'lapsed' | 'accepted'

const dayMs = 86_400_000

/** Until when an offer stands: so many days from when it was made. */
export const offerEnds = (offered_at: string, valid_days: number): Date =>
  new Date(Date.parse(offered_at) + valid_days * dayMs)

const withoutEstimate: Readonly<Record<Told['kind'], TradeStep>> = {
  facts: 'facts',
  unknown_rego: 'rego',
  none: 'contact',
  down: 'again',
  estimate: 'questions',
}

/** Where a valuation stands (TRD-02): the same on whichever device its address is opened. */
export const tradeStep = (
  { state, result }: { readonly state: ValuationState; readonly result: KeptResult },
  valid_days: number,
  now: Date,
): TradeStep => {
  if (state === 'accepted') return 'accepted'
  if (state !== 'offered' || !result.offered_at) return withoutEstimate[result.told.kind]
  return offerEnds(result.offered_at, valid_days) > now ? 'offer' : 'lapsed'
}

/** D§5, whoever values: an older car, or one that was driven far, is looked at by a person. */
export const asRuled = (told: Told, kms: number, rules: TradeRules, thisYear: number): Told =>
  told.kind === 'estimate' && isTooOld(told.facts.year, kms, rules, thisYear)
    ? { kind: 'none', reason: 'old', facts: told.facts }
    : told

/** The vehicle as far as it is known: `2021 Toyota Corolla`; empty where nobody said. */
export const vehicleText = ({ told, facts }: KeptResult): string => {
  const known = 'facts' in told && told.facts ? told.facts : facts
  return known ? factsText(known) : ''
}
