'use client'

import { useEffect, useState } from 'react'
import type { QuoteRequest } from '@/src/domain/finance/quote'
import { formatQuote } from '@/src/domain/finance/quote-text'
import type { YouxQuote } from '@/src/domain/stock/vehicle/vehicle'

const requestQuote = async (request: QuoteRequest): Promise<YouxQuote | undefined> => {
  const response = await fetch('/api/youx/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return response.ok ? ((await response.json()) as YouxQuote) : undefined
}

type Props = {
  /** Id of the element that contains the quote. */
  containerId: string
  request: QuoteRequest
  warning: string
  /** Called once, when the quote has arrived. */
  onQuote: (quote: YouxQuote) => void
}

/**
 * Finance quote for a vehicle that has none (FIN-04). A failure is ignored and shows nothing. No space is reserved for
 * the quote, so it appears while its container is off screen: visible content never moves.
 */
export const Quote = ({ containerId, request, warning, onQuote }: Props) => {
  const [quote, setQuote] = useState<YouxQuote>()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    requestQuote(request).then(
      (received) => {
        setQuote(received)
        if (received) onQuote(received)
      },
      () => undefined,
    )
  }, [request, onQuote])
  useEffect(() => {
    const element = quote && document.getElementById(containerId)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      setVisible(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [quote, containerId])
  if (!quote || !visible) return null
  return (
    <section aria-labelledby="finance-quote-title" className="vehicle-part">
      <h2 id="finance-quote-title">Finance quote</h2>
      <p className="finance-example">{formatQuote(quote)}</p>
      <p className="finance-small">*{warning}</p>
    </section>
  )
}
