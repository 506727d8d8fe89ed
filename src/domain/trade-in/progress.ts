import * as z from 'zod/mini'
import { isTooOld, type TradeRules } from './estimate'
import { answerOf, factsText, readOffer, type AdjustedOffer, type TradeFacts, type ValuationAnswer } from './valuation'

/** A provider's answer, or `down` if it did not respond. */
export type Told = ValuationAnswer | { readonly kind: 'down' }

/** The JSON of a valuation that is stored besides its columns. */
export type KeptResult = {
  readonly told: Told
  /** The shopper's description, if the provider asked for it. */
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

/** Parses a stored result; a missing or invalid one counts as `down`. */
export const readKept = (stored: unknown): KeptResult => {
  const read = keptSchema.safeParse(stored)
  if (!read.success) return { told: { kind: 'down' } }
  const { offer, ...rest } = read.data
  const read_offer = readOffer(offer)
  return { ...rest, ...(read_offer ? { offer: read_offer } : {}) } as KeptResult
}

export type ValuationState = 'valued' | 'none' | 'offered' | 'accepted'

/** The next step a shopper sees. */
export type TradeStep = 'facts' | 'rego' | 'contact' | 'again' | 'questions' | 'offer' | 'lapsed' | 'accepted'

const dayMs = 86_400_000

/** Returns the expiry of an offer, `valid_days` after it was made. */
export const offerEnds = (offered_at: string, valid_days: number): Date =>
  new Date(Date.parse(offered_at) + valid_days * dayMs)

const withoutEstimate: Readonly<Record<Told['kind'], TradeStep>> = {
  facts: 'facts',
  unknown_rego: 'rego',
  none: 'contact',
  down: 'again',
  estimate: 'questions',
}

/** Returns the step of a valuation (TRD-02), the same on every device. */
export const tradeStep = (
  { state, result }: { readonly state: ValuationState; readonly result: KeptResult },
  valid_days: number,
  now: Date,
): TradeStep => {
  if (state === 'accepted') return 'accepted'
  if (state !== 'offered' || !result.offered_at) return withoutEstimate[result.told.kind]
  return offerEnds(result.offered_at, valid_days) > now ? 'offer' : 'lapsed'
}

/** Applies the age limit to any provider's answer: older or further driven vehicles are inspected by staff (TRD-03). */
export const asRuled = (told: Told, kms: number, rules: TradeRules, thisYear: number): Told =>
  told.kind === 'estimate' && isTooOld(told.facts.year, kms, rules, thisYear)
    ? { kind: 'none', reason: 'old', facts: told.facts }
    : told

/** Formats the vehicle as far as it is known: `2021 Toyota Corolla`; empty if it is not. */
export const vehicleText = ({ told, facts }: KeptResult): string => {
  const known = 'facts' in told && told.facts ? told.facts : facts
  return known ? factsText(known) : ''
}
