'use client'

import { useLayoutEffect, useState, type FormEvent } from 'react'
import { parseAmount } from '@/src/domain/amounts'
import { formatInteger } from '@/src/domain/text/numbers'
import { formatShowMe } from '@/src/domain/stock/search-query/displayed-total'
import { movePriceEnd, priceRangeHref, type DollarRange } from '@/src/domain/stock/searches/price-range'
import type { Switches } from '@/src/domain/switches'
import { priceEnds, PriceRangeForm, type PriceEnd } from './price-range-form'
import { useLiveCount } from './use-live-count'

export type PriceRangeProps = {
  search: Pick<Switches['search'], 'base_path' | 'sorts'>
  /** Number of all vehicles. */
  count: number
  bounds: DollarRange
  /** The dealer's noun for vehicles, singular and plural. */
  noun: readonly [string, string]
}

/** Input into the plain form before the script replaced it: texts of the fields, and the id of the focused element. */
export type EarlyInput = { readonly texts: FieldTexts; readonly focus: string }
type FieldTexts = Partial<Record<PriceEnd, string>>

/** Reads the input into the plain form of a section while the script was loading. */
export const readEarlyInput = (section: HTMLElement | null): EarlyInput => {
  const texts = [...(section?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])].flatMap((input) =>
    input.value === input.defaultValue ? [] : [[input.id.slice(-3), input.value]],
  )
  const { activeElement: active } = document
  return { texts: Object.fromEntries(texts), focus: active && section?.contains(active) ? active.id : '' }
}

const INVALID_AMOUNT_TEXT = 'Please enter an amount in dollars.'

type FieldText = { readonly end: PriceEnd; readonly text: string | undefined; readonly bounds: DollarRange }

const applyText = (from: DollarRange, { end, text, bounds }: FieldText): DollarRange | undefined => {
  if (text === undefined) return from
  const amount = text.trim() === '' ? bounds[end] : parseAmount(text)
  return amount === undefined ? undefined : movePriceEnd(from, end, amount, bounds)
}

/** The current prices, and the texts of fields that are being typed in or are invalid. */
const usePrices = (early: FieldTexts, bounds: DollarRange) => {
  const [at, setAt] = useState(() =>
    priceEnds.reduce((current, end) => applyText(current, { end, text: early[end], bounds }) ?? current, bounds),
  )
  const [texts, setTexts] = useState<FieldTexts>(early)
  const [invalid, setInvalid] = useState<Partial<Record<PriceEnd, boolean>>>({})
  /** Applies the texts of these fields. Returns the resulting prices, or undefined if a text is invalid. */
  const take = (fields: readonly PriceEnd[]): DollarRange | undefined => {
    let current: DollarRange = at
    for (const end of fields) {
      const applied = applyText(current, { end, text: texts[end], bounds })
      setInvalid((before) => ({ ...before, [end]: applied === undefined }))
      if (applied === undefined) return undefined
      current = applied
    }
    setAt(current)
    setTexts((before) =>
      Object.fromEntries(Object.entries(before).filter(([end]) => !fields.includes(end as PriceEnd))),
    )
    return current
  }
  return {
    at,
    invalid,
    take,
    // An end at its bound is no limit, so its field is empty and only suggests the bound.
    textOf: (end: PriceEnd): string => texts[end] ?? (at[end] === bounds[end] ? '' : formatInteger(at[end])),
    type: (end: PriceEnd, text: string) => setTexts((before) => ({ ...before, [end]: text })),
    move: (end: PriceEnd, value: number) => {
      setAt((before) => movePriceEnd(before, end, value, bounds))
      setTexts(({ [end]: _, ...others }) => others)
      setInvalid((before) => ({ ...before, [end]: false }))
    },
  }
}

/**
 * The interactive price-range block: each change updates the count; its button shows those, dearest first (SRCH-16).
 */
export const PriceRange = ({
  search,
  count: initialCount,
  bounds,
  noun,
  early,
}: PriceRangeProps & { early: EarlyInput }) => {
  const { at, invalid, take, textOf, type, move } = usePrices(early.texts, bounds)
  const { count, busy } = useLiveCount(at, bounds, initialCount)
  const [before] = useState(early)
  useLayoutEffect(() => {
    if (before.focus !== '') document.getElementById(before.focus)?.focus()
  }, [before])
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const prices = take(priceEnds)
    if (prices) window.location.assign(priceRangeHref(prices, bounds, search))
  }
  return (
    <>
      <PriceRangeForm
        action={search.base_path}
        at={at}
        bounds={bounds}
        count={count}
        noun={noun}
        busy={busy}
        onSubmit={handleSubmit}
        handle={(end) => ({ value: at[end], onChange: (event) => move(end, Number(event.target.value)) })}
        field={(end) => ({
          value: textOf(end),
          error: invalid[end] ? INVALID_AMOUNT_TEXT : undefined,
          onChange: (event) => type(end, event.target.value),
          onBlur: () => take([end]),
        })}
      />
      <p role="status" className="sr-only">
        {busy ? '' : `${formatShowMe(count, noun)}: $${formatInteger(at.min)} to $${formatInteger(at.max)}`}
      </p>
    </>
  )
}
