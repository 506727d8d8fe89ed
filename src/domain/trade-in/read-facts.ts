import type { Told } from './progress'
import type { ModelChoice, TradeFacts } from './valuation'

/** What the form says where the vehicle's make and model is not among those it offers. */
export const otherModel = 'other'

/** A make and model as one answer of a list, `Toyota|Corolla`. */
export const modelValue = (make: string, model: string): string => `${make}|${model}`

const oldestYear = 1950

/** The years the form offers, the youngest first. */
export const factYears = (thisYear: number): readonly number[] =>
  Array.from({ length: thisYear + 2 - oldestYear }, (_, index) => thisYear + 1 - index)

const chosen = (choices: readonly ModelChoice[], value: string) =>
  choices
    .flatMap(({ make, models }) => models.map((model) => ({ make, model })))
    .find(({ make, model }) => modelValue(make, model) === value)

type Read = {
  /** Null where the vehicle is none of those offered. */
  readonly facts: TradeFacts | null
  readonly errors: Readonly<Record<string, string>>
}

/** What somebody chose where the provider asked what the vehicle is: of what it offered, and nothing else. */
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
