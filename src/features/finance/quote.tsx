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

/** The quote of a car without one. What goes wrong on the way is silently ignored (V§8): then there is none. */
export const Quote = ({ request, warning }: { request: QuoteRequest; warning: string }) => {
  const [quote, setQuote] = useState<YouxQuote>()
  useEffect(() => {
    ask(request).then(setQuote, () => undefined)
  }, [request])
  if (!quote) return null
  return (
    <section aria-labelledby="finance-quote-title" className="vehicle-part">
      <h2 id="finance-quote-title">Finance quote</h2>
      <p className="finance-example">{quoteText(quote)}</p>
      <p className="finance-small">*{warning}</p>
    </section>
  )
}
