import type { ProviderAnswer } from './progress'
import type { ModelChoice, TradeFacts } from './valuation'

/** Form value if the vehicle's make and model are not listed. */
export const OTHER_MODEL = 'other'

/** Formats a make and model as a form value, `Toyota|Corolla`. */
export const formatModelValue = (make: string, model: string): string => `${make}|${model}`

const MIN_YEAR = 1950

/** Lists the years of the form, latest first. No vehicle that can be traded in was built next year. */
export const listFactYears = (thisYear: number): readonly number[] =>
  Array.from({ length: thisYear + 1 - MIN_YEAR }, (_, index) => thisYear - index)

const findChoice = (choices: readonly ModelChoice[], value: string) =>
  choices
    .flatMap(({ make, models }) => models.map((model) => ({ make, model })))
    .find(({ make, model }) => formatModelValue(make, model) === value)

type FactsResult = {
  /** Null if no listed vehicle and year were chosen. */
  readonly facts: TradeFacts | null
  readonly errors: Readonly<Record<string, string>>
}

/** Parses the vehicle a shopper chose, limited to the choices the provider offered. */
export const parseFacts = (
  answer: ProviderAnswer,
  form: Readonly<Record<string, unknown>>,
  thisYear: number,
): FactsResult => {
  const { model, year } = form
  const choice = answer.kind === 'facts' && typeof model === 'string' ? findChoice(answer.choices, model) : undefined
  const builtYear = typeof year === 'string' && /^\d{4}$/.test(year) ? Number(year) : 0
  const isValidYear = listFactYears(thisYear).includes(builtYear)
  return {
    facts: choice && isValidYear ? { ...choice, year: builtYear } : null,
    errors: {
      ...(choice || model === OTHER_MODEL ? {} : { model: 'Please choose a make and model.' }),
      ...(isValidYear ? {} : { year: 'Please choose the year it was built.' }),
    },
  }
}
