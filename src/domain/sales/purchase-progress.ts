import type { Switches } from '@/src/domain/switches'
import { purchaseSteps, type PurchaseStep, type PurchaseAnswers } from './purchase'
import { stepFields } from './purchase-fields'

/** Steps with a form, unlike deposit and summary. */
const answerableSteps = purchaseSteps.filter((step) => stepFields[step].length > 0)

/** Returns the steps of a dealer's purchases: one who takes no trade-ins doesn't ask for any. */
export const listPurchaseSteps = ({ trade_in }: Pick<Switches, 'trade_in'>): readonly PurchaseStep[] =>
  purchaseSteps.filter((step) => step !== 'trade-in' || trade_in.offered)

/** Returns the first unanswered one of the dealer's steps; the deposit once all are answered. */
export const findNextStep = (answers: PurchaseAnswers, steps: readonly PurchaseStep[]): PurchaseStep =>
  steps.find((step) => answerableSteps.includes(step) && answers[step] === undefined) ?? 'deposit'

/** Returns the requested step if all before it are answered, else the first unanswered one. */
export const resolveStep = (
  requestedStep: string,
  answers: PurchaseAnswers,
  steps: readonly PurchaseStep[],
): PurchaseStep => {
  const next = findNextStep(answers, steps)
  const requested = steps.find((step) => step === requestedStep && step !== 'summary')
  return requested && steps.indexOf(requested) <= steps.indexOf(next) ? requested : next
}

/** Returns the step before; undefined for the first. */
export const previousStep = (step: PurchaseStep, steps: readonly PurchaseStep[]): PurchaseStep | undefined =>
  steps[steps.indexOf(step) - 1]

/** Lists the answers for the summary, with their fields' labels. */
export const listAnswers = (answers: PurchaseAnswers): readonly (readonly [label: string, value: string])[] =>
  answerableSteps.flatMap((step) =>
    stepFields[step].flatMap(({ name, label }) => {
      const value = answers[step]?.[name]
      return value ? [[label.replace(/ \(optional\)$|\?$/, ''), value] as const] : []
    }),
  )
