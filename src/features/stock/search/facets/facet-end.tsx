import { useState } from 'react'
import { kilometrePicks, formatKilometres, moneyPicks, parseAmount } from '@/src/domain/inputs'
import { formatInteger } from '@/src/domain/text/numbers'
import { findAmountProblem, type SliderBounds, type SliderRange } from '@/src/domain/stock/search-query/slider'
import type { RangeField } from '@/src/domain/stock/search-url/fields'
import { KilometreInput, MoneyInput } from '@/src/ui/inputs/amounts'

type RangeEnd = keyof SliderRange
type Unit = 'dollars' | 'km'

export const endLabels = { min: 'From', max: 'To' } as const

const units = {
  dollars: {
    Field: MoneyInput,
    noun: 'dollars',
    invalidText: 'Please enter an amount in dollars.',
    picks: [...moneyPicks.default, ...moneyPicks.high],
    format: (amount: number) => `$${formatInteger(amount)}`,
  },
  km: {
    Field: KilometreInput,
    noun: 'kilometres',
    invalidText: 'Please enter a number of kilometres.',
    picks: kilometrePicks,
    format: formatKilometres,
  },
} as const

type Props = {
  end: RangeEnd
  field: RangeField
  title: string
  unit: Unit
  ends: SliderRange
  bounds: SliderBounds
  move: (end: RangeEnd, value: number) => void
}

/** Returns the quick picks within the bounds; high ones are among them if the bounds reach that far. */
export const picksWithin = (unit: Unit, { min, max }: SliderBounds): readonly string[] =>
  units[unit].picks.filter((amount) => amount > min && amount < max).map(formatInteger)

type Problem = NonNullable<ReturnType<typeof findAmountProblem>>

/** Returns the reason why an amount is refused, in words for shoppers. */
const toErrorText = ({ kind, least, most }: Problem, end: RangeEnd, format: (amount: number) => string): string => {
  if (kind === 'outside') return `Please enter ${format(least)} to ${format(most)}.`
  return end === 'min'
    ? `Please enter at most ${format(most)}, as “To” says.`
    : `Please enter at least ${format(least)}, as “From” says.`
}

/**
 * Field for one end of a range (INP-01). It applies on blur and on Enter; a refused amount stays in the field with the
 * reason below it. Emptied, the end returns to its bound. The quick picks appear on focus, so the HTML has none.
 */
export const EndField = ({ end, field, title, unit, ends, bounds, move }: Props) => {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const [focused, setFocused] = useState(false)
  const { Field, noun, invalidText, format } = units[unit]
  const apply = (): void => {
    if (draft === undefined) return
    const amount = draft.trim() === '' ? bounds[end] : parseAmount(draft)
    if (amount === undefined) {
      setError(invalidText)
      return
    }
    const problem = findAmountProblem(ends, end, amount, bounds)
    setError(problem && toErrorText(problem, end, format))
    // An amount outside the bounds is refused and logged by `move` (SRCH-07); one that crosses the other end stops
    // here.
    if (problem?.kind !== 'crossed' && amount !== ends[end]) move(end, amount)
    if (problem === undefined) setDraft(undefined)
  }
  return (
    <Field
      id={`filter-${field}-${end}`}
      name={`range[${field}][${end}]`}
      label={endLabels[end]}
      labelMore={`${title}, ${noun}`}
      value={draft ?? formatInteger(ends[end])}
      error={error}
      {...(focused && { picks: picksWithin(unit, bounds) })}
      onChange={(event) => {
        setDraft(event.target.value)
        setError(undefined)
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        apply()
      }}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
