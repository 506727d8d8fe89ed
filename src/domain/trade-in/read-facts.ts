import type { Told } from './progress'
import type { ModelChoice, TradeFacts } from './valuation'

/** Form value if the vehicle's make and model are not listed. */
export const otherModel = 'other'

/** Formats a make and model as a form value, `Toyota|Corolla`. */
export const modelValue = (make: string, model: string): string => `${make}|${model}`

const oldestYear = 1950

/** Lists the years of the form, latest first. */
export const factYears = (thisYear: number): readonly number[] =>
  Array.from({ length: thisYear + 2 - oldestYear }, (_, index) => thisYear + 1 - index)

const chosen = (choices: readonly ModelChoice[], value: string) =>
  choices
    .flatMap(({ make, models }) => models.map((model) => ({ make, model })))
    .find(({ make, model }) => modelValue(make, model) === value)

type Read = {
  /** Null if no listed vehicle and year were chosen. */
  readonly facts: TradeFacts | null
  readonly errors: Readonly<Record<string, string>>
}

/** Parses the vehicle a shopper chose, limited to the choices the provider offered. */
export const readFacts = (told: Told, form: Readonly<Record<string, unknown>>, thisYear: number): Read => {
  const { model, year } = form
  const found = told.kind === 'facts' && typeof model === 'string' ? chosen(told.choices, model) : undefined
  const built = typeof year === 'string' && /^\d{4}$/.test(year) ? Number(year) : 0
  const dated = factYears(thisYear).includes(built)
  return {
    facts: found && dated ? { ...found, year: built } : null,
    errors: {
      ...(found || model === otherModel ? {} : { model: 'Please choose make and model.' }),
      ...(dated ? {} : { year: 'Please choose the year it was built.' }),
    },
  }
}
