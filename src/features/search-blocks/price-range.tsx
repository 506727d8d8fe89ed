'use client'

import { useEffect, useState, type FormEvent } from 'react'
import { groupedAmount, readAmount } from '@/src/domain/inputs'
import { movePriceEnd, priceBounds, priceRangeHref, type PriceEnds } from '@/src/domain/stock/price-range'
import type { Switches } from '@/tenants/switches'
import { buttonText, ends, PriceRangeForm, type End } from './price-range-form'
import { useLiveCount } from './use-live-count'

export type PriceRangeProps = {
  search: Pick<Switches['search'], 'base_path' | 'sorts'>
  /** Number of vehicles within the full range. */
  count: number
  /** The dealer's noun for vehicles, singular and plural. */
  noun: readonly [string, string]
}

/** Input into the plain form before the script replaced it: texts of the fields, and the id of the focused element. */
export type Early = { readonly texts: Typed; readonly focus: string }
type Typed = Partial<Record<End, string>>

/** Reads the input into the plain form of a section while the script was loading. */
export const earlyOf = (section: HTMLElement | null): Early => {
  const texts = [...(section?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])].flatMap((input) =>
    input.value === input.defaultValue ? [] : [[input.id.slice(-3), input.value]],
  )
  const { activeElement: active } = document
  return { texts: Object.fromEntries(texts), focus: active && section?.contains(active) ? active.id : '' }
}

const unreadable = 'Please enter an amount in dollars.'

const settled = (from: PriceEnds, end: End, text: string | undefined): PriceEnds | undefined => {
  if (text === undefined) return from
  const amount = text.trim() === '' ? priceBounds[end] : readAmount(text)
  return amount === undefined ? undefined : movePriceEnd(from, end, amount)
}

/** The current prices, and the texts of fields that are being typed in or are invalid. */
const usePrices = (early: Typed) => {
  const [at, setAt] = useState(() => ends.reduce((now, end) => settled(now, end, early[end]) ?? now, priceBounds))
  const [typed, setTyped] = useState<Typed>(early)
  const [wrong, setWrong] = useState<Partial<Record<End, boolean>>>({})
  /** Applies the texts of these fields. Returns the resulting prices, or undefined if a text is invalid. */
  const take = (which: readonly End[]): PriceEnds | undefined => {
    let now: PriceEnds = at
    for (const end of which) {
      const next = settled(now, end, typed[end])
      setWrong((before) => ({ ...before, [end]: next === undefined }))
      if (next === undefined) return undefined
      now = next
    }
    setAt(now)
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([end]) => !which.includes(end as End))))
    return now
  }
  return {
    at,
    wrong,
    take,
    textOf: (end: End): string => typed[end] ?? groupedAmount(at[end]),
    type: (end: End, text: string) => setTyped((before) => ({ ...before, [end]: text })),
    move: (end: End, value: number) => {
      setAt((before) => movePriceEnd(before, end, value))
      setTyped(({ [end]: _, ...others }) => others)
      setWrong((before) => ({ ...before, [end]: false }))
    },
  }
}

/**
 * The interactive price-range block: each change updates the count; its button shows those, dearest first (SRCH-16).
 */
export const PriceRange = ({ search, count: counted, noun, early }: PriceRangeProps & { early: Early }) => {
  const { at, wrong, take, textOf, type, move } = usePrices(early.texts)
  const { count, busy } = useLiveCount(at, counted)
  const [before] = useState(early)
  useEffect(() => {
    if (before.focus !== '') document.getElementById(before.focus)?.focus()
  }, [before])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const taken = take(ends)
    if (taken) window.location.assign(priceRangeHref(taken, search))
  }
  return (
    <>
      <PriceRangeForm
        action={search.base_path}
        at={at}
        count={count}
        noun={noun}
        busy={busy}
        onSubmit={submit}
        handle={(end) => ({ value: at[end], onChange: (event) => move(end, Number(event.target.value)) })}
        field={(end) => ({
          value: textOf(end),
          error: wrong[end] ? unreadable : undefined,
          onChange: (event) => type(end, event.target.value),
          onBlur: () => take([end]),
        })}
      />
      <p role="status" className="sr-only">
        {busy ? '' : `${buttonText(count, noun)}: $${groupedAmount(at.min)} to $${groupedAmount(at.max)}`}
      </p>
    </>
  )
}
