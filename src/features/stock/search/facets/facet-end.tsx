import { useState } from 'react'
import { kilometrePicks, formatKilometres, moneyPicks, parseAmount } from '@/src/domain/amounts'
import { formatInteger } from '@/src/domain/text/numbers'
import { findAmountProblem, type SliderBounds, type SliderRange } from '@/src/domain/stock/search-query/slider'
import type { AmountUnit } from '@/src/domain/stock/fields/field'
import type { RangeField } from '@/src/domain/stock/fields/search-fields'
import { crossedMinimumText } from '@/src/domain/stock/search-url/crossed-minimum'
import { listLeftOutMinimums, type CrossedMinimum } from '@/src/domain/stock/search-url/params'
import { AmountInput } from '@/src/ui/inputs/amounts'
import { formatAmount } from './facets'
import { useStockSearch } from '../search-context'

type RangeEnd = keyof SliderRange

export const endLabels = { min: 'From', max: 'To' } as const

type UnitTexts = {
  readonly before?: string
  readonly after?: string
  readonly noun?: string
  readonly invalidText: string
  readonly picks: readonly number[]
  readonly format: (amount: number) => string
}

const unitTexts: Readonly<Partial<Record<AmountUnit, UnitTexts>>> = {
  dollars: {
    before: '$',
    noun: 'dollars',
    invalidText: 'Please enter an amount in dollars.',
    picks: [...moneyPicks.default, ...moneyPicks.high],
    format: (amount) => `$${formatInteger(amount)}`,
  },
  km: {
    after: ' kms',
    noun: 'kilometres',
    invalidText: 'Please enter a number of kilometres.',
    picks: kilometrePicks,
    format: formatKilometres,
  },
}

/** Returns the texts of any other unit, such as `kg`, and of amounts without one. */
const otherTexts = (unit: AmountUnit | undefined): UnitTexts => ({
  ...(unit !== undefined && { after: ` ${unit}`, noun: unit }),
  invalidText: 'Please enter a whole number.',
  picks: [],
  format: (amount) => formatAmount(amount, unit),
})

const textsOf = (unit: AmountUnit | undefined): UnitTexts =>
  (unit === undefined ? undefined : unitTexts[unit]) ?? otherTexts(unit)

/** Parses an amount as it is typed, with or without its unit: `850 kg`. */
export const parseEnd = (text: string, unit: AmountUnit | undefined): number | undefined =>
  parseAmount(text) ?? (unit === undefined ? undefined : parseAmount(text.replace(unit, '')))

type Props = {
  end: RangeEnd
  field: RangeField
  title: string
  unit: AmountUnit | undefined
  ends: SliderRange
  bounds: SliderBounds
  move: (end: RangeEnd, value: number) => void
}

/** Dollars up to here are weekly repayments, not prices. */
const MAX_WEEKLY_DOLLARS = 5000

/** Returns the quick picks within the bounds; high ones are among them if the bounds reach that far. */
export const quickPicksWithin = (unit: AmountUnit | undefined, { min, max }: SliderBounds): readonly string[] =>
  (unit === 'dollars' && max <= MAX_WEEKLY_DOLLARS ? moneyPicks.week : textsOf(unit).picks)
    .filter((amount) => amount > min && amount < max)
    .map(formatInteger)

type Problem = NonNullable<ReturnType<typeof findAmountProblem>>

/** Returns the reason why an amount is refused, in words for shoppers. */
const toErrorText = ({ kind, min, max }: Problem, end: RangeEnd, unit: AmountUnit | undefined): string => {
  const { format } = textsOf(unit)
  if (kind === 'outside') return `Please enter a value from ${format(min)} to ${format(max)}.`
  if (end === 'min') return crossedMinimumText(format(max))
  return `Please enter ${format(min)} or more, because “From” is ${format(min)}.`
}

/** The minimum that the page was requested with and that the search goes without, because it is beyond the maximum. */
const useRefusedAmount = (field: RangeField, end: RangeEnd): CrossedMinimum | undefined => {
  const { state, crossedMinimums } = useStockSearch()
  return end === 'min' ? listLeftOutMinimums(crossedMinimums, state).find((one) => one.field === field) : undefined
}

type LimitProps = Pick<Props, 'field' | 'end' | 'ends' | 'bounds'> & { readonly refused: CrossedMinimum | undefined }

/** An end at its bound is no limit, so its field is empty: a form that is sent without script adds no filter by it. */
const useLimitText = ({ field, end, ends, bounds, refused }: LimitProps): string => {
  const { state } = useStockSearch()
  const isUnlimited = state.ranges[field]?.[end] === undefined && ends[end] === bounds[end]
  return refused === undefined && isUnlimited ? '' : formatInteger(refused?.min ?? ends[end])
}

/**
 * Field for one end of a range (INP-01). It applies on blur and on Enter; a refused amount stays in the field with the
 * reason below it. Emptied, the end returns to its bound. The quick picks appear on focus, so the HTML has none.
 */
export const EndField = ({ end, field, title, unit, ends, bounds, move }: Props) => {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const [isTyped, setTyped] = useState(false)
  const refusedAmount = useRefusedAmount(field, end)
  const refused = isTyped ? undefined : refusedAmount
  const [focused, setFocused] = useState(false)
  const { before, after, noun, invalidText } = textsOf(unit)
  const limitText = useLimitText({ field, end, ends, bounds, refused })
  const apply = (): void => {
    if (draft === undefined) return
    const amount = draft.trim() === '' ? bounds[end] : parseEnd(draft, unit)
    if (amount === undefined) {
      setError(invalidText)
      return
    }
    const problem = findAmountProblem(ends, end, amount, bounds)
    setError(problem && toErrorText(problem, end, unit))
    // An amount outside the bounds is refused and logged by `move` (SRCH-07); one that crosses the other end stops
    // here.
    if (problem?.kind !== 'crossed' && amount !== ends[end]) move(end, amount)
    if (problem === undefined) setDraft(undefined)
  }
  return (
    <AmountInput
      before={before}
      after={after}
      id={`filter-${field}-${end}`}
      name={`range[${field}][${end}]`}
      label={endLabels[end]}
      labelMore={noun === undefined ? title : `${title}, ${noun}`}
      value={draft ?? limitText}
      placeholder={formatInteger(bounds[end])}
      error={error ?? (refused && crossedMinimumText(textsOf(unit).format(refused.max)))}
      {...(focused && { picks: quickPicksWithin(unit, bounds) })}
      onChange={(event) => {
        setDraft(event.target.value)
        setTyped(true)
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
