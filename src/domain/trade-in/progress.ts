import * as z from 'zod/mini'
import { isTooOld } from './age-limits'
import type { TradeRules } from './own-valuation'
import {
  valuationAnswerSchema,
  formatFacts,
  parseOffer,
  type AdjustedOffer,
  type TradeFacts,
  type ValuationAnswer,
} from './valuation'
import { DAY_MS } from '@/src/domain/time/durations'

/** A provider's answer, or `down` if it did not respond. */
export type ProviderAnswer = ValuationAnswer | { readonly kind: 'unavailable' }

/** The JSON of a valuation that is stored besides its columns. */
export type StoredResult = {
  readonly answer: ProviderAnswer
  /** The shopper's description, if the provider asked for it. */
  readonly facts?: TradeFacts
  readonly offer?: AdjustedOffer
  /** ISO 8601. */
  readonly offered_at?: string
  readonly under_finance?: boolean
}

const storedResultSchema = z.object({
  answer: z.union([valuationAnswerSchema, z.object({ kind: z.literal('unavailable') })]),
  facts: z.optional(z.object({ year: z.int(), make: z.string(), model: z.string() })),
  offer: z.optional(z.unknown()),
  offered_at: z.optional(z.string()),
  under_finance: z.optional(z.boolean()),
})

/** Parses a stored result; a missing or invalid one counts as `down`. */
export const parseStoredResult = (stored: unknown): StoredResult => {
  const result = storedResultSchema.safeParse(stored)
  if (!result.success) return { answer: { kind: 'unavailable' } }
  const { offer, ...rest } = result.data
  const validOffer = parseOffer(offer)
  return { ...rest, ...(validOffer ? { offer: validOffer } : {}) } as StoredResult
}

export type ValuationState = 'valued' | 'none' | 'offered' | 'accepted'

/** The next step a shopper sees. */
export type TradeStep = 'facts' | 'rego' | 'contact' | 'again' | 'questions' | 'offer' | 'lapsed' | 'accepted'

/** Returns the expiry of an offer, `valid_days` after it was made. */
export const offerExpiry = (offered_at: string, valid_days: number): Date =>
  new Date(Date.parse(offered_at) + valid_days * DAY_MS)

const stepByAnswer: Readonly<Record<ProviderAnswer['kind'], TradeStep>> = {
  facts: 'facts',
  unknown_rego: 'rego',
  none: 'contact',
  unavailable: 'again',
  estimate: 'questions',
}

/** Returns the step of a valuation (TRD-02), the same on every device. */
export const tradeStepOf = (
  { state, result }: { readonly state: ValuationState; readonly result: StoredResult },
  valid_days: number,
  now: Date,
): TradeStep => {
  if (state === 'accepted') return 'accepted'
  if (state !== 'offered' || !result.offered_at) return stepByAnswer[result.answer.kind]
  return offerExpiry(result.offered_at, valid_days) > now ? 'offer' : 'lapsed'
}

/** Applies the age limit to any provider's answer: older or further driven vehicles are inspected by staff (TRD-03). */
export const applyAgeLimit = (
  answer: ProviderAnswer,
  kms: number,
  rules: TradeRules,
  thisYear: number,
): ProviderAnswer => {
  if (answer.kind !== 'estimate') return answer
  const { facts } = answer
  const { year, item_type = rules.kinds[0] } = facts
  return isTooOld({ year, kms, item_type }, rules, thisYear) ? { kind: 'none', reason: 'old', facts } : answer
}

/** Formats the vehicle as far as it is known: `2021 Toyota Corolla`; empty if it is not. */
export const formatVehicle = ({ answer, facts }: StoredResult): string => {
  const knownFacts = 'facts' in answer && answer.facts ? answer.facts : facts
  return knownFacts ? formatFacts(knownFacts) : ''
}
