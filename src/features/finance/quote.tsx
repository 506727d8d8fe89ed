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
  /** Id of the element that contains the quote. */
  place: string
  request: QuoteRequest
  warning: string
}

/**
 * Finance quote for a vehicle that has none (FIN-04). A failure is ignored and shows nothing. No space is reserved for
 * the quote, so it appears while its container is off screen: visible content never moves.
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
