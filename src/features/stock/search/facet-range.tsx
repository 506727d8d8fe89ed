import { useEffect, useRef, useState } from 'react'
import {
  moveEnd,
  rangeOfEnds,
  sliderBounds,
  sliderEnds,
  sliderStep,
  type Bounds,
  type Ends,
} from '@/src/domain/stock/search-query/slider'
import type { RangeField } from '@/src/domain/stock/search-url/fields'
import { withRange } from '@/src/domain/stock/search-url/steps'
import { grouped } from '../card-facts'
import { FacetSection } from './facet-section'
import { KeptFields, pathOf } from './kept-fields'
import { statsOf, useStockSearch } from './search-context'

const debounce = 400

type Props = { field: RangeField; title: string; unit: 'dollars' | 'km'; open?: boolean }

/** The ends as the shopper moves them; the search follows when they have rested (SRCH-07). */
const useEnds = (field: RangeField, bounds: Bounds) => {
  const { state, go, latest } = useStockSearch()
  const settled = sliderEnds(state.ranges[field], bounds)
  const [moving, setMoving] = useState<Ends | undefined>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ends = moving ?? settled
  const move = (end: 'min' | 'max', value: number): void => {
    const moved = moveEnd(ends, end, value, bounds)
    if ('error' in moved) {
      console.error('Error with slider refinement:', moved.error)
      return
    }
    setMoving(moved.ends)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go(withRange(latest(), field, rangeOfEnds(moved.ends, bounds)))
      setMoving(undefined)
    }, debounce)
  }
  return { ends, move }
}

const words = { min: 'From', max: 'To' } as const

/** Typed ends are taken when the field is left or Enter pressed; what is refused falls back to the end in force. */
const EndField = ({
  end,
  field,
  title,
  unit,
  value,
  move,
}: {
  end: 'min' | 'max'
  field: RangeField
  title: string
  unit: 'dollars' | 'km'
  value: number
  move: (end: 'min' | 'max', value: number) => void
}) => {
  const [typed, setTyped] = useState<string | undefined>()
  const take = (): void => {
    const amount = Number(typed?.replace(/\D/g, '') || Number.NaN)
    if (!Number.isNaN(amount) && amount !== value) move(end, amount)
    setTyped(undefined)
  }
  return (
    <label className="text-muted min-w-0 flex-1 text-xs">
      {words[end]}
      <span className="sr-only">
        {' '}
        {title}, {unit === 'km' ? 'kilometres' : 'dollars'}
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={`range[${field}][${end}]`}
        value={typed ?? `${unit === 'km' ? '' : '$'}${grouped(value)}`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className="rounded-button border-border-strong bg-raised text-ink mt-1 h-11 w-full border px-3 text-base tabular-nums lg:h-10 lg:text-sm"
      />
    </label>
  )
}

const Slider = ({
  title,
  unit,
  ends,
  bounds,
  move,
}: Pick<Props, 'title' | 'unit'> & {
  ends: Ends
  bounds: Bounds
  move: (end: 'min' | 'max', value: number) => void
}) => {
  const span = bounds.max - bounds.min
  const percent = (value: number): number => ((value - bounds.min) / span) * 100
  const say = (value: number): string => (unit === 'km' ? `${grouped(value)} km` : `$${grouped(value)}`)
  return (
    <div className="relative mx-3 h-11 lg:h-9">
      <div className="bg-border absolute -inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-full" />
      <div
        className="bg-accent absolute top-1/2 h-1 -translate-y-1/2"
        style={{ left: `${percent(ends.min)}%`, right: `${100 - percent(ends.max)}%` }}
      />
      {(['min', 'max'] as const).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={`${words[end]} ${title.toLowerCase()}`}
          aria-valuetext={say(ends[end])}
          min={bounds.min}
          max={bounds.max}
          step={sliderStep(bounds)}
          value={ends[end]}
          onChange={(event) => move(end, Number(event.target.value))}
          className="range-thumb pointer-events-none absolute -inset-x-3 inset-y-0 w-[calc(100%+1.5rem)]"
        />
      ))}
    </div>
  )
}

/** A filter between two amounts: a pair of handles with two fields beside them; a plain form before script. */
export const FacetRange = ({ field, title, unit, open = false }: Props) => {
  const { state, href, found } = useStockSearch()
  const stats = statsOf(found, field)
  const canRefine = stats !== undefined && stats.min < stats.max
  const chosen = state.ranges[field] !== undefined
  const bounds = sliderBounds(stats ?? {})
  const { ends, move } = useEnds(field, bounds)
  if (!canRefine && !chosen) return null
  const rest = href(withRange(state, field, undefined))
  return (
    <FacetSection title={title} open={open} chosen={chosen ? 1 : 0}>
      <form
        action={pathOf(rest)}
        method="get"
        className="flex flex-col gap-1"
        onSubmit={(event) => event.preventDefault()}
      >
        <KeptFields href={rest} without={() => false} />
        <Slider title={title} unit={unit} ends={ends} bounds={bounds} move={move} />
        <div className="flex items-end gap-3">
          {(['min', 'max'] as const).map((end) => (
            <EndField
              key={end}
              end={end}
              field={field}
              title={title.toLowerCase()}
              unit={unit}
              value={ends[end]}
              move={move}
            />
          ))}
        </div>
        <noscript>
          <button type="submit">Apply</button>
        </noscript>
      </form>
    </FacetSection>
  )
}
