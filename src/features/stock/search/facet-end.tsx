import { useState } from 'react'
import { groupedAmount, kilometrePicks, kilometreText, moneyPicks, readAmount } from '@/src/domain/inputs'
import { typedProblem, type Bounds, type Ends } from '@/src/domain/stock/search-query/slider'
import type { RangeField } from '@/src/domain/stock/search-url/fields'
import { KilometreInput, MoneyInput } from '@/src/ui/inputs/amounts'

type End = keyof Ends
type Unit = 'dollars' | 'km'

export const endWords = { min: 'From', max: 'To' } as const

const units = {
  dollars: {
    Field: MoneyInput,
    words: 'dollars',
    unreadable: 'Please enter an amount in dollars.',
    picks: [...moneyPicks.usual, ...moneyPicks.high],
    say: (amount: number) => `$${groupedAmount(amount)}`,
  },
  km: {
    Field: KilometreInput,
    words: 'kilometres',
    unreadable: 'Please enter a number of kilometres.',
    picks: kilometrePicks,
    say: kilometreText,
  },
} as const

type Props = {
  end: End
  field: RangeField
  title: string
  unit: Unit
  ends: Ends
  bounds: Bounds
  move: (end: End, value: number) => void
}

/** Returns the quick picks within the bounds; high ones are among them if the bounds reach that far. */
export const picksWithin = (unit: Unit, { min, max }: Bounds): readonly string[] =>
  units[unit].picks.filter((one) => one > min && one < max).map(groupedAmount)

type Problem = NonNullable<ReturnType<typeof typedProblem>>

/** Returns the reason why an amount is refused, in words for shoppers. */
const explain = ({ kind, least, most }: Problem, end: End, say: (amount: number) => string): string => {
  if (kind === 'outside') return `Please enter ${say(least)} to ${say(most)}.`
  return end === 'min'
    ? `Please enter at most ${say(most)}, as “To” says.`
    : `Please enter at least ${say(least)}, as “From” says.`
}

/**
 * Field for one end of a range (INP-01). It applies on blur and on Enter; a refused amount stays in the field with the
 * reason below it. Emptied, the end returns to its bound. The quick picks appear on focus, so the HTML has none.
 */
export const EndField = ({ end, field, title, unit, ends, bounds, move }: Props) => {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [focused, setFocused] = useState(false)
  const { Field, words, unreadable, say } = units[unit]
  const take = (): void => {
    if (typed === undefined) return
    const amount = typed.trim() === '' ? bounds[end] : readAmount(typed)
    if (amount === undefined) {
      setError(unreadable)
      return
    }
    const problem = typedProblem(ends, end, amount, bounds)
    setError(problem && explain(problem, end, say))
    // An amount outside the bounds is refused and logged by `move` (SRCH-07); one that crosses the other end stops
    // here.
    if (problem?.kind !== 'crossed' && amount !== ends[end]) move(end, amount)
    if (problem === undefined) setTyped(undefined)
  }
  return (
    <Field
      id={`filter-${field}-${end}`}
      name={`range[${field}][${end}]`}
      label={endWords[end]}
      labelMore={`${title}, ${words}`}
      value={typed ?? groupedAmount(ends[end])}
      error={error}
      {...(focused && { picks: picksWithin(unit, bounds) })}
      onChange={(event) => {
        setTyped(event.target.value)
        setError(undefined)
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        take()
      }}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}
