import * as z from 'zod/mini'
import { formatShortVehicleName } from '@/src/domain/stock/vehicle/naming'
import { itemTypes } from '@/src/domain/stock/vehicle/vehicle'

/** Facts about the shopper's own vehicle. */
const factsSchema = z.object({
  year: z.int().check(z.gte(1900), z.lte(2200)),
  make: z.string().check(z.minLength(1), z.maxLength(60)),
  model: z.string().check(z.minLength(1), z.maxLength(60)),
  badge: z.optional(z.string().check(z.maxLength(100))),
  /** The kind of vehicle, if it is known. */
  item_type: z.optional(z.enum(itemTypes)),
})
export type TradeFacts = z.infer<typeof factsSchema>

const shortText = z.string().check(z.minLength(1), z.maxLength(200))
/** Ids are used in names of form fields. */
const questionIdSchema = z.string().check(z.regex(/^[\w-]{1,60}$/))

const answerSchema = z.object({
  id: questionIdSchema,
  label: shortText,
  effect: z.optional(z.string().check(z.maxLength(60))),
})
const questionSchema = z.object({
  id: questionIdSchema,
  label: shortText,
  answers: z.array(answerSchema).check(z.minLength(2), z.maxLength(12)),
})
/** A question about a vehicle's condition. `effect` describes how an answer changes the offer, if known. */
export type TradeQuestion = z.infer<typeof questionSchema>

const money = z.int().check(z.gte(0), z.lte(100_000_000_00))

const estimateSchema = z.object({
  kind: z.literal('estimate'),
  /** The provider's id. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  facts: factsSchema,
  low_cents: money,
  high_cents: money,
  /** The evidence for it, as one sentence. */
  basis: z.string().check(z.maxLength(300)),
  questions: z.array(questionSchema).check(z.maxLength(30)),
})

/** Reasons for no estimate: too few comparable, too old or too far driven, or not valued by the provider. */
export const noEstimateReasons = ['few', 'old', 'other'] as const

const choiceSchema = z.object({ make: z.string(), models: z.array(z.string()) })

/** A valuation provider's answer for a registration (TRD-02, TRD-04). Money in whole cents. */
export const valuationAnswerSchema = z.discriminatedUnion('kind', [
  estimateSchema,
  z.object({ kind: z.literal('none'), reason: z.enum(noEstimateReasons), facts: z.optional(factsSchema) }),
  z.object({ kind: z.literal('unknown_rego') }),
  /** The provider cannot identify the vehicle by its plate; these are the makes and models it can value. */
  z.object({ kind: z.literal('facts'), choices: z.array(choiceSchema) }),
])
export type ValuationAnswer = z.infer<typeof valuationAnswerSchema>
export type ValuationEstimate = Extract<ValuationAnswer, { kind: 'estimate' }>
export type ModelChoice = z.infer<typeof choiceSchema>

const offerSchema = z.object({
  offer_cents: money,
  /** Value of comparable vehicles before the adjustments, if known. */
  start_cents: z.optional(money),
  /** Effect of each answer; `cents` may be negative. */
  adjustments: z
    .array(z.object({ label: shortText, answer: shortText, cents: z.optional(z.int()) }))
    .check(z.maxLength(30)),
})
/** The dealer's offer for the vehicle as described. */
export type AdjustedOffer = z.infer<typeof offerSchema>

/** Parses a provider's answer; null if it is invalid or its range is reversed. */
export const parseValuationAnswer = (body: unknown): ValuationAnswer | null => {
  const result = valuationAnswerSchema.safeParse(body)
  if (!result.success) return null
  return result.data.kind === 'estimate' && result.data.low_cents > result.data.high_cents ? null : result.data
}

export const parseOffer = (body: unknown): AdjustedOffer | null => {
  const result = offerSchema.safeParse(body)
  return result.success ? result.data : null
}

/** Question id → answer id. */
export type AdjustmentAnswers = Readonly<Record<string, string>>

/**
 * Parses the answers to these questions: each question needs one of its own answers, others are reported in `errors`.
 * Unknown fields are ignored.
 */
export const parseAnswers = (
  questions: readonly TradeQuestion[],
  form: Readonly<Record<string, unknown>>,
): { readonly answers: AdjustmentAnswers; readonly errors: Readonly<Record<string, string>> } => {
  const result = questions.map(({ id, label, answers }) => {
    const answerId = Object.hasOwn(form, id) ? form[id] : undefined
    return { id, label, answerId: answers.find((one) => one.id === answerId)?.id }
  })
  return {
    answers: Object.fromEntries(result.flatMap(({ id, answerId }) => (answerId === undefined ? [] : [[id, answerId]]))),
    errors: Object.fromEntries(
      result.flatMap(({ id, label, answerId }) =>
        answerId === undefined ? [[id, `Please choose an option for “${label}”.`]] : [],
      ),
    ),
  }
}

/** Formats a vehicle: `2021 Toyota Corolla Ascent Sport`. */
export const formatFacts = (facts: TradeFacts): string => formatShortVehicleName(facts)
