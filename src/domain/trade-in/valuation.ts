import * as z from 'zod/mini'

/** What is known of a shopper's own vehicle. `kms` on the clock. */
const factsSchema = z.object({
  year: z.int().check(z.gte(1900), z.lte(2200)),
  make: z.string().check(z.minLength(1), z.maxLength(60)),
  model: z.string().check(z.minLength(1), z.maxLength(60)),
  badge: z.optional(z.string().check(z.maxLength(100))),
})
export type TradeFacts = z.infer<typeof factsSchema>

const shortText = z.string().check(z.minLength(1), z.maxLength(200))
/** Ids stand in names of form fields. */
const questionId = z.string().check(z.regex(/^[\w-]{1,60}$/))

const answerSchema = z.object({
  id: questionId,
  label: shortText,
  effect: z.optional(z.string().check(z.maxLength(60))),
})
const questionSchema = z.object({
  id: questionId,
  label: shortText,
  answers: z.array(answerSchema).check(z.minLength(2), z.maxLength(12)),
})
/** What a valuation asks about a vehicle's state. An answer's `effect` says what it does to the offer, where that is known. */
export type TradeQuestion = z.infer<typeof questionSchema>

const money = z.int().check(z.gte(0), z.lte(100_000_000_00))

const estimateSchema = z.object({
  kind: z.literal('estimate'),
  /** Known to the provider by this. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  facts: factsSchema,
  low_cents: money,
  high_cents: money,
  /** What it rests on, in a sentence. */
  basis: z.string().check(z.maxLength(300)),
  questions: z.array(questionSchema).check(z.maxLength(30)),
})

/** Why there is no estimate: too few like it, too old or too far driven, or not what the provider values. */
export const noEstimateReasons = ['few', 'old', 'other'] as const

const choiceSchema = z.object({ make: z.string(), models: z.array(z.string()) })

/** What a valuation provider says of a registration (TRD-02, TRD-04). Money in whole cents. */
export const answerOf = z.discriminatedUnion('kind', [
  estimateSchema,
  z.object({ kind: z.literal('none'), reason: z.enum(noEstimateReasons), facts: z.optional(factsSchema) }),
  z.object({ kind: z.literal('unknown_rego') }),
  /** It cannot tell the vehicle from its plate, and asks: makes and models it can value. */
  z.object({ kind: z.literal('facts'), choices: z.array(choiceSchema) }),
])
export type ValuationAnswer = z.infer<typeof answerOf>
export type Estimate = Extract<ValuationAnswer, { kind: 'estimate' }>
export type ModelChoice = z.infer<typeof choiceSchema>

const offerSchema = z.object({
  offer_cents: money,
  /** What each answer did to it; `cents` may be negative. */
  adjustments: z
    .array(z.object({ label: shortText, answer: shortText, cents: z.optional(z.int()) }))
    .check(z.maxLength(30)),
})
/** What the dealer would give, as things were described. */
export type AdjustedOffer = z.infer<typeof offerSchema>

/** What a driver was told, checked: null for anything else, and for a range that runs backwards. */
export const readAnswer = (body: unknown): ValuationAnswer | null => {
  const read = answerOf.safeParse(body)
  if (!read.success) return null
  return read.data.kind === 'estimate' && read.data.low_cents > read.data.high_cents ? null : read.data
}

export const readOffer = (body: unknown): AdjustedOffer | null => {
  const read = offerSchema.safeParse(body)
  return read.success ? read.data : null
}

/** Question id → answer id. */
export type AdjustmentAnswers = Readonly<Record<string, string>>

/**
 * Somebody's answers to these questions: each of them answered by one of its own answers, else what is wrong with which.
 * What was not asked is dropped.
 */
export const readAnswers = (
  questions: readonly TradeQuestion[],
  given: Readonly<Record<string, unknown>>,
): { readonly answers: AdjustmentAnswers; readonly errors: Readonly<Record<string, string>> } => {
  const read = questions.map(({ id, label, answers }) => {
    const said = Object.hasOwn(given, id) ? given[id] : undefined
    return { id, label, said: answers.find((one) => one.id === said)?.id }
  })
  return {
    answers: Object.fromEntries(read.flatMap(({ id, said }) => (said === undefined ? [] : [[id, said]]))),
    errors: Object.fromEntries(
      read.flatMap(({ id, label, said }) =>
        said === undefined ? [[id, `Please choose: ${label.toLowerCase()}.`]] : [],
      ),
    ),
  }
}

/** `2021 Toyota Corolla Ascent Sport`. */
export const factsText = ({ year, make, model, badge }: TradeFacts): string =>
  [String(year), make, model, badge].filter(Boolean).join(' ')
