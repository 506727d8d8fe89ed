import type { FormEventHandler, InputHTMLAttributes, Ref } from 'react'
import { groupedAmount, moneyPicks } from '@/src/domain/inputs'
import { priceBounds, priceStep, type PriceEnds } from '@/src/domain/stock/price-range'
import { button } from '@/src/ui/button'
import { MoneyInput } from '@/src/ui/inputs/amounts'

export type End = keyof PriceEnds
export const ends = ['min', 'max'] as const
const words = { min: 'From', max: 'To' } as const
const picks = moneyPicks.usual.map(groupedAmount)

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'onBlur'>
type FieldAttributes = Attributes & { error?: string | undefined; ref?: Ref<HTMLInputElement> }

type Props = {
  action: string
  at: PriceEnds
  /** Undefined if unknown. */
  count: number | undefined
  noun: readonly [string, string]
  busy?: boolean
  onSubmit?: FormEventHandler
  /**
   * Attributes of the sliders and of the fields; without them there are no sliders and the fields have the full range.
   */
  handle?: (end: End) => Attributes
  field?: (end: End) => FieldAttributes
}

const percent = (value: number): number => ((value - priceBounds.min) / (priceBounds.max - priceBounds.min)) * 100

const plainField = (end: End): FieldAttributes => ({ defaultValue: groupedAmount(priceBounds[end]) })

/**
 * Two sliders on one line. They need script: without scripting they are hidden, and until it loads the line stays
 * empty.
 */
const Handles = ({ at, handle }: Pick<Props, 'at' | 'handle'>) => (
  <div className="relative mx-3 h-11 noscript:hidden">
    <div className="bg-border absolute -inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-full" />
    <div
      className="bg-accent absolute top-1/2 h-1 -translate-y-1/2"
      style={{ left: `${percent(at.min)}%`, right: `${100 - percent(at.max)}%` }}
    />
    {handle &&
      ends.map((end) => (
        <input
          key={end}
          id={`price-handle-${end}`}
          type="range"
          aria-label={end === 'min' ? 'Lowest price' : 'Highest price'}
          aria-valuetext={`$${groupedAmount(at[end])}`}
          min={priceBounds.min}
          max={priceBounds.max}
          step={priceStep}
          {...handle(end)}
          className="range-thumb pointer-events-none absolute -inset-x-3 inset-y-0 w-[calc(100%+1.5rem)]"
        />
      ))}
  </div>
)

export const buttonText = (count: number | undefined, [one, many]: readonly [string, string]): string =>
  count === undefined ? `Show Me ${many}` : `Show Me ${groupedAmount(count)} ${count === 1 ? one : many}`

/**
 * Form of the price-range block: two sliders, two fields, and a button with the number of vehicles. The server renders
 * it as plain HTML; the script renders it again with its own values.
 */
export const PriceRangeForm = ({ action, at, count, noun, busy, onSubmit, handle, field = plainField }: Props) => (
  <form action={action} method="get" onSubmit={onSubmit} className="grid gap-4">
    <input type="hidden" name="sortBy" value="price_desc" />
    <Handles at={at} {...(handle && { handle })} />
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      {ends.map((end) => (
        <MoneyInput
          key={end}
          id={`price-field-${end}`}
          name={`range[price][${end}]`}
          label={words[end]}
          labelMore="price, in dollars"
          {...(handle && { picks })}
          {...field(end)}
        />
      ))}
      <button
        type="submit"
        aria-busy={busy}
        className={button('primary', 'md', 'tabular-nums max-sm:col-span-2 sm:mt-6 sm:min-w-56')}
      >
        {buttonText(count, noun)}
      </button>
    </div>
  </form>
)
