import type { FormEventHandler, InputHTMLAttributes, Ref } from 'react'
import { moneyPicks } from '@/src/domain/amounts'
import { formatInteger } from '@/src/domain/text/numbers'
import { formatShowMe } from '@/src/domain/stock/search-query/displayed-total'
import { PRICE_STEP_DOLLARS, type DollarRange } from '@/src/domain/stock/searches/price-range'
import { button } from '@/src/ui/button'
import { MoneyInput } from '@/src/ui/inputs/amounts'

export type PriceEnd = keyof DollarRange
export const priceEnds = ['min', 'max'] as const
const endLabels = { min: 'From', max: 'To' } as const
const quickPicks = moneyPicks.default.map(formatInteger)

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'>
type FieldAttributes = Attributes & { error?: string | undefined; ref?: Ref<HTMLInputElement> }

type Props = {
  action: string
  at: DollarRange
  bounds: DollarRange
  /** Undefined if unknown. */
  count: number | undefined
  noun: readonly [string, string]
  busy?: boolean
  onSubmit?: FormEventHandler
  /**
   * Attributes of the sliders and of the fields; without them there are no sliders and the fields are empty: no limit.
   */
  handle?: (end: PriceEnd) => Attributes
  field?: (end: PriceEnd) => FieldAttributes
}

const toPercent = (value: number, { min, max }: DollarRange): number => ((value - min) / (max - min)) * 100

const emptyField = (): FieldAttributes => ({})

/**
 * Two sliders on one line. They need script: without scripting they are hidden, and until it loads the line stays
 * empty.
 */
const Sliders = ({ at, bounds, handle }: Pick<Props, 'at' | 'bounds' | 'handle'>) => (
  <div className="relative mx-3 h-11 noscript:hidden">
    <div className="bg-border absolute -inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-full" />
    <div
      className="bg-accent absolute top-1/2 h-1 -translate-y-1/2"
      style={{ left: `${toPercent(at.min, bounds)}%`, right: `${100 - toPercent(at.max, bounds)}%` }}
    />
    {handle &&
      priceEnds.map((end) => (
        <input
          key={end}
          id={`price-handle-${end}`}
          type="range"
          aria-label={end === 'min' ? 'Lowest price' : 'Highest price'}
          aria-valuetext={`$${formatInteger(at[end])}`}
          min={bounds.min}
          max={bounds.max}
          step={PRICE_STEP_DOLLARS}
          {...handle(end)}
          className="range-thumb pointer-events-none absolute -inset-x-3 inset-y-0 w-[calc(100%+1.5rem)]"
        />
      ))}
  </div>
)

/**
 * Form of the price-range block: two sliders, two fields, and a button with the number of vehicles. The server renders
 * it as plain HTML; the script renders it again with its own values.
 */
export const PriceRangeForm = ({
  action,
  at,
  bounds,
  count,
  noun,
  busy,
  onSubmit,
  handle,
  field = emptyField,
}: Props) => (
  <form action={action} method="get" onSubmit={onSubmit} className="grid gap-4">
    <input type="hidden" name="sortBy" value="price_desc" />
    <Sliders at={at} bounds={bounds} {...(handle && { handle })} />
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      {priceEnds.map((end) => (
        <MoneyInput
          key={end}
          id={`price-field-${end}`}
          name={`range[price][${end}]`}
          label={endLabels[end]}
          labelMore="price, in dollars"
          placeholder={formatInteger(bounds[end])}
          {...(handle && { picks: quickPicks })}
          {...field(end)}
        />
      ))}
      <button
        type="submit"
        aria-busy={busy}
        className={button('primary', 'md', 'tabular-nums max-sm:col-span-2 sm:mt-6 sm:min-w-56')}
      >
        {formatShowMe(count, noun)}
      </button>
    </div>
  </form>
)
