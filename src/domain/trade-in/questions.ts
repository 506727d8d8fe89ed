import { formatCents } from '@/src/domain/money'
import type { AdjustedOffer, AdjustmentAnswers, TradeQuestion } from './valuation'

/** Effect of an answer on an offer: a fraction of the value (−0.06 is 6% less), or dollars. */
type Effect = { readonly part: number } | { readonly dollars: number }
type Answer = readonly [id: string, label: string, effect: Effect]

const none: Effect = { part: 0 }

/** Questions of the built-in valuation, with the effect of each answer. */
const questions: readonly { readonly id: string; readonly label: string; readonly answers: readonly Answer[] }[] = [
  {
    id: 'condition',
    label: 'Condition, inside and out',
    answers: [
      ['excellent', 'Excellent: hardly a mark on it', { part: 0.02 }],
      ['good', 'Good: small marks for its age', none],
      ['fair', 'Fair: scratches, dents or worn trim', { part: -0.06 }],
      ['poor', 'Poor: needs repairs', { part: -0.14 }],
    ],
  },
  {
    id: 'service_history',
    label: 'Service history',
    answers: [
      ['full', 'Complete, with the logbook', none],
      ['part', 'In parts', { part: -0.03 }],
      ['none', 'None', { part: -0.06 }],
    ],
  },
  {
    id: 'accident',
    label: 'Accident damage',
    answers: [
      ['none', 'None', none],
      ['repaired', 'Repaired', { part: -0.07 }],
      ['unrepaired', 'Not repaired, or written off before', { part: -0.15 }],
    ],
  },
  {
    id: 'warning_lights',
    label: 'Warning lights or mechanical faults',
    answers: [
      ['no', 'None that I know of', none],
      ['yes', 'Yes', { part: -0.08 }],
    ],
  },
  {
    id: 'tyres',
    label: 'Tyres',
    answers: [
      ['good', 'Good for another year', none],
      ['worn', 'Soon due, or uneven', { dollars: -600 }],
    ],
  },
  {
    id: 'keys',
    label: 'Keys',
    answers: [
      ['two', 'Two or more', none],
      ['one', 'One', { dollars: -250 }],
    ],
  },
]

const effectText = (effect: Effect): string => {
  if ('dollars' in effect) return `${effect.dollars < 0 ? '−' : '+'}${formatCents(Math.abs(effect.dollars) * 100)}`
  if (effect.part === 0) return 'no change'
  return `${effect.part < 0 ? '−' : '+'}${String(Math.round(Math.abs(effect.part) * 100))}%`
}

/** The questions for display; each answer shows its effect before it is chosen. */
export const ownQuestions: readonly TradeQuestion[] = questions.map(({ id, label, answers }) => ({
  id,
  label,
  answers: answers.map(([answer, text, effect]) => ({ id: answer, label: text, effect: effectText(effect) })),
}))

/** Rounds cents to multiples of $50, so that offers do not look more exact than they are. */
const fifties = (cents: number): number => Math.max(0, Math.round(cents / 50_00) * 50_00)

/**
 * Computes the offer for a vehicle from the middle of its range; each answer changes it by its own fraction of that, in
 * any order; at least zero. Null if an answer is missing or unknown. Money in cents.
 */
export const adjusted = (
  { low_cents, high_cents }: { readonly low_cents: number; readonly high_cents: number },
  answers: AdjustmentAnswers,
): AdjustedOffer | null => {
  const middle = (low_cents + high_cents) / 2
  const chosen = questions.map(({ id, label, answers: known }) => {
    const found = Object.hasOwn(answers, id) ? known.find(([answer]) => answer === answers[id]) : undefined
    if (!found) return null
    const [, answer, effect] = found
    const cents = 'part' in effect ? Math.round((middle * effect.part) / 100) * 100 : effect.dollars * 100
    return { label, answer, cents }
  })
  const adjustments = chosen.filter((one) => one !== null)
  if (adjustments.length < questions.length) return null
  return { offer_cents: fifties(middle + adjustments.reduce((sum, one) => sum + one.cents, 0)), adjustments }
}
