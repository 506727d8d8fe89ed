'use client'

import { useEffect, useState } from 'react'
import type { QuoteRequest } from '@/src/domain/finance/quote'
import { quoteText } from '@/src/domain/finance/quote-words'
import type { YouxQuote } from '@/src/domain/stock/vehicle'

const ask = async (request: QuoteRequest): Promise<YouxQuote | undefined> => {
  const response = await fetch('/api/youx/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return response.ok ? ((await response.json()) as YouxQuote) : undefined
}

type Props = {
  /** Id of the element it stands in. */
  place: string
  request: QuoteRequest
  warning: string
}

/**
 * The quote of a car without one. What goes wrong on the way is silently ignored (V§8): then there is none. It takes room
 * that nobody kept, so it comes in while its place is out of sight: nothing that is read moves.
 */
export const Quote = ({ place, request, warning }: Props) => {
  const [quote, setQuote] = useState<YouxQuote>()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    ask(request).then(setQuote, () => undefined)
  }, [request])
  useEffect(() => {
    const element = quote && document.getElementById(place)
    if (!element) return undefined
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      setShown(true)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [quote, place])
  if (!quote || !shown) return null
  return (
    <section aria-labelledby="finance-quote-title" className="vehicle-part">
      <h2 id="finance-quote-title">Finance quote</h2>
      <p className="finance-example">{quoteText(quote)}</p>
      <p className="finance-small">*{warning}</p>
    </section>
  )
}
