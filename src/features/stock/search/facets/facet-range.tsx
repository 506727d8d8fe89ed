import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  moveSliderEnd,
  toSearchRange,
  computeSliderBounds,
  toSliderRange,
  createSliderGrid,
  sliderValueAfterKey,
  type SliderBounds,
  type SliderRange,
} from '@/src/domain/stock/search-query/slider'
import type { AmountUnit } from '@/src/domain/stock/fields/field'
import type { RangeField } from '@/src/domain/stock/fields/search-fields'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { withRange } from '@/src/domain/stock/search-url/search-changes'
import { button } from '@/src/ui/button'
import { EndField, endLabels } from './facet-end'
import { formatAmount } from './facets'
import { FacetSection } from './facet-section'
import { HiddenSearchFields, pathOf } from '../query/hidden-search-fields'
import { facetStatsOf, useStockSearch } from '../search-context'

const DEBOUNCE_MS = 400

type Props = {
  field: RangeField
  title: string
  unit?: AmountUnit
  open?: boolean
  lazy?: boolean
  /** Shown below the fields. */
  note?: ReactNode
}

/** The ends as the shopper moves them; the search follows after a pause (SRCH-07). */
const useEnds = (field: RangeField, bounds: SliderBounds) => {
  const { state, status, go, latest } = useStockSearch()
  const currentEnds = toSliderRange(state.ranges[field], bounds)
  // Moved ends stay in place until the search they request replaces the one they were moved in (`requestedFrom`).
  const [moved, setMoved] = useState<{ readonly ends: SliderRange; readonly requestedFrom?: SearchState }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const keepsMoved =
    moved && (moved.requestedFrom === undefined || (moved.requestedFrom === state && status !== 'error'))
  const ends = keepsMoved ? moved.ends : currentEnds
  const move = (end: 'min' | 'max', value: number): void => {
    const next = moveSliderEnd(ends, end, value, bounds)
    if ('error' in next) {
      console.error('Error with slider refinement:', next.error)
      return
    }
    setMoved({ ends: next.ends })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go(withRange(latest(), field, toSearchRange(next.ends, bounds)))
      setMoved({ ends: next.ends, requestedFrom: state })
    }, DEBOUNCE_MS)
  }
  return { ends, move }
}

const Slider = ({
  title,
  unit,
  ends,
  bounds,
  move,
}: {
  title: string
  unit: AmountUnit | undefined
  ends: SliderRange
  bounds: SliderBounds
  move: (end: 'min' | 'max', value: number) => void
}) => {
  const grid = createSliderGrid(bounds)
  const toPercent = (value: number): number => ((grid.toPosition(value) - grid.min) / (grid.max - grid.min)) * 100
  const handleKeyDown = (end: 'min' | 'max', event: KeyboardEvent): void => {
    const value =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : sliderValueAfterKey(event.key, ends[end], bounds)
    if (value === undefined) return
    event.preventDefault()
    move(end, value)
  }
  return (
    <div className="relative mx-3 h-11 lg:h-9">
      <div className="bg-border absolute -inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-full" />
      <div
        className="bg-accent absolute top-1/2 h-1 -translate-y-1/2"
        style={{ left: `${toPercent(ends.min)}%`, right: `${100 - toPercent(ends.max)}%` }}
      />
      {(['min', 'max'] as const).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={`${endLabels[end]} ${title.toLowerCase()}`}
          aria-valuetext={formatAmount(ends[end], unit)}
          min={grid.min}
          max={grid.max}
          step={grid.step}
          value={grid.toPosition(ends[end])}
          onChange={(event) => move(end, grid.value(Number(event.target.value)))}
          onKeyDown={(event) => handleKeyDown(end, event)}
          className="range-thumb pointer-events-none absolute -inset-x-3 inset-y-0 w-[calc(100%+1.5rem)]"
        />
      ))}
    </div>
  )
}

/** Filter between two amounts: two sliders and two fields; a plain form before hydration. */
export const FacetRange = ({ field, title, unit, open = false, lazy, note }: Props) => {
  const { state, href, found } = useStockSearch()
  const stats = facetStatsOf(found, field)
  const canRefine = stats !== undefined && stats.min < stats.max
  const isSelected = state.ranges[field] !== undefined
  const bounds = computeSliderBounds(stats ?? {}, state.ranges[field])
  const { ends, move } = useEnds(field, bounds)
  if (!canRefine && !isSelected) return null
  const clearedHref = href(withRange(state, field, undefined))
  return (
    <FacetSection title={title} open={open} selectedCount={isSelected ? 1 : 0} lazy={lazy}>
      <form
        action={pathOf(clearedHref)}
        method="get"
        className="flex flex-col gap-1"
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenSearchFields href={clearedHref} omits={() => false} />
        <Slider title={title} unit={unit} ends={ends} bounds={bounds} move={move} />
        <div className="grid grid-cols-2 items-start gap-2">
          {(['min', 'max'] as const).map((end) => (
            <EndField
              key={end}
              end={end}
              field={field}
              title={title.toLowerCase()}
              unit={unit}
              ends={ends}
              bounds={bounds}
              move={move}
            />
          ))}
        </div>
        <noscript>
          <button type="submit" className={button('secondary')}>
            Apply
          </button>
        </noscript>
      </form>
      {note}
    </FacetSection>
  )
}
