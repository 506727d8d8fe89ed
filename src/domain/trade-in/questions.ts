import { formatCents } from '@/src/domain/money/format-money'
import type { AdjustedOffer, AdjustmentAnswers, TradeQuestion } from './valuation'

/** Effect of an answer on an offer: a fraction of the value (−0.06 is 6% less), or dollars. */
type Effect = { readonly fraction: number } | { readonly dollars: number }
type Answer = readonly [id: string, label: string, effect: Effect]

const noEffect: Effect = { fraction: 0 }

/** Questions of the built-in valuation, with the effect of each answer. */
const questions: readonly { readonly id: string; readonly label: string; readonly answers: readonly Answer[] }[] = [
  {
    id: 'condition',
    label: 'Condition, inside and out',
    answers: [
      ['excellent', 'Excellent: almost no marks', { fraction: 0.02 }],
      ['good', 'Good: small marks for its age', noEffect],
      ['fair', 'Fair: scratches, dents or worn trim', { fraction: -0.06 }],
      ['poor', 'Poor: needs repairs', { fraction: -0.14 }],
    ],
  },
  {
    id: 'service_history',
    label: 'Service history',
    answers: [
      ['full', 'Complete, with the logbook', noEffect],
      ['part', 'Partial', { fraction: -0.03 }],
      ['none', 'None', { fraction: -0.06 }],
    ],
  },
  {
    id: 'accident',
    label: 'Accident damage',
    answers: [
      ['none', 'None', noEffect],
      ['repaired', 'Repaired', { fraction: -0.07 }],
      ['unrepaired', 'Not repaired, or written off before', { fraction: -0.15 }],
    ],
  },
  {
    id: 'warning_lights',
    label: 'Warning lights or mechanical faults',
    answers: [
      ['no', 'None that I know of', noEffect],
      ['yes', 'Yes', { fraction: -0.08 }],
    ],
  },
  {
    id: 'tyres',
    label: 'Tyres',
    answers: [
      ['good', 'Good for another year', noEffect],
      ['worn', 'Need replacing soon, or worn unevenly', { dollars: -600 }],
    ],
  },
  {
    id: 'keys',
    label: 'Keys',
    answers: [
      ['two', 'Two or more', noEffect],
      ['one', 'One', { dollars: -250 }],
    ],
  },
]

type Range = { readonly low_cents: number; readonly high_cents: number }

/** Rounds cents to multiples of $50, so that offers do not look more exact than they are. */
const roundToFifties = (cents: number): number => Math.round(cents / 50_00) * 50_00

/** The value of comparable vehicles that the answers adjust: the middle of the range. */
const startCents = ({ low_cents, high_cents }: Range): number => roundToFifties((low_cents + high_cents) / 2)

/** The amount that an answer changes an offer by. Texts and offers both use it, so that they cannot differ. */
const effectCents = (effect: Effect, start: number): number =>
  roundToFifties('fraction' in effect ? start * effect.fraction : effect.dollars * 100)

/** Describes a change of the offer in words; empty for no change. */
const formatEffect = (cents: number): string => {
  if (cents === 0) return ''
  return `${cents < 0 ? 'Takes off' : 'Adds'} ${formatCents(Math.abs(cents))}`
}

/** The questions for a vehicle of this range; each answer says what it changes on the offer before it is chosen. */
export const listQuestions = (range: Range): readonly TradeQuestion[] =>
  questions.map(({ id, label, answers }) => ({
    id,
    label,
    answers: answers.map(([answer, text, effect]) => {
      const effectText = formatEffect(effectCents(effect, startCents(range)))
      return { id: answer, label: text, ...(effectText && { effect: effectText }) }
    }),
  }))

/**
 * Computes the offer for a vehicle from the middle of its range; each answer changes it by its own amount, in any order;
 * at least zero. Null if an answer is missing or unknown. Money in cents.
 */
export const computeOffer = (range: Range, answers: AdjustmentAnswers): AdjustedOffer | null => {
  const start_cents = startCents(range)
  const results = questions.map(({ id, label, answers: options }) => {
    const match = Object.hasOwn(answers, id) ? options.find(([answer]) => answer === answers[id]) : undefined
    if (!match) return null
    const [, answer, effect] = match
    return { label, answer, cents: effectCents(effect, start_cents) }
  })
  const adjustments = results.filter((one) => one !== null)
  if (adjustments.length < questions.length) return null
  const sum = adjustments.reduce((total, { cents }) => total + cents, start_cents)
  return { offer_cents: Math.max(0, sum), start_cents, adjustments }
}
