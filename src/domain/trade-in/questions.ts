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

/** From this fraction on, an answer lowers the offer by more than a little. */
const LARGE_FRACTION = 0.07

/** Describes an effect in words, since the share of an unknown offer says little; empty for no change. */
const formatEffect = (effect: Effect): string => {
  if ('dollars' in effect)
    return `${effect.dollars < 0 ? 'Takes off' : 'Adds'} about ${formatCents(Math.abs(effect.dollars) * 100)}`
  if (effect.fraction === 0) return ''
  if (effect.fraction > 0) return 'Adds a little'
  return effect.fraction <= -LARGE_FRACTION ? 'Takes more off' : 'Takes a little off'
}

/** The questions for display; each answer says whether it changes the offer before it is chosen. */
export const builtInQuestions: readonly TradeQuestion[] = questions.map(({ id, label, answers }) => ({
  id,
  label,
  answers: answers.map(([answer, text, effect]) => {
    const effectText = formatEffect(effect)
    return { id: answer, label: text, ...(effectText && { effect: effectText }) }
  }),
}))

/** Rounds cents to multiples of $50, so that offers do not look more exact than they are. */
const roundToFifties = (cents: number): number => Math.max(0, Math.round(cents / 50_00) * 50_00)

/**
 * Computes the offer for a vehicle from the middle of its range; each answer changes it by its own fraction of that, in
 * any order; at least zero. Null if an answer is missing or unknown. Money in cents.
 */
export const computeOffer = (
  { low_cents, high_cents }: { readonly low_cents: number; readonly high_cents: number },
  answers: AdjustmentAnswers,
): AdjustedOffer | null => {
  const middle = (low_cents + high_cents) / 2
  const results = questions.map(({ id, label, answers: options }) => {
    const match = Object.hasOwn(answers, id) ? options.find(([answer]) => answer === answers[id]) : undefined
    if (!match) return null
    const [, answer, effect] = match
    const cents = 'fraction' in effect ? Math.round((middle * effect.fraction) / 100) * 100 : effect.dollars * 100
    return { label, answer, cents }
  })
  const adjustments = results.filter((one) => one !== null)
  if (adjustments.length < questions.length) return null
  return { offer_cents: roundToFifties(middle + adjustments.reduce((sum, one) => sum + one.cents, 0)), adjustments }
}
