'use client'

import { useEffect, useState } from 'react'
import type { QuoteRequest } from '@/src/domain/finance/quote'
import { toQuoteExample, type FinanceExample } from '@/src/domain/finance/finance-example'
import { formatFinanceExample } from '@/src/domain/finance/quote-text'
import type { ReceivedQuote } from './calculator'
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
  onQuote: (quote: ReceivedQuote) => void
  /** Rounds the repayment up, as the calculator does. */
  roundUp: boolean
}

/**
 * Finance quote for a vehicle that has none (FIN-04). A failure is ignored and shows nothing. No space is reserved for
 * the quote, so it appears while its container is off screen: visible content never moves.
 */
export const Quote = ({ containerId, request, warning, onQuote, roundUp }: Props) => {
  const [found, setFound] = useState<FinanceExample>()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    requestQuote(request).then(
      (received) => {
        const price = request.purchasePrice
        const quote = toQuoteExample(received, price, { calculator_round_up: roundUp })
        setFound(quote)
        if (quote) onQuote({ price, found: quote })
      },
      () => undefined,
    )
  }, [request, onQuote, roundUp])
  useEffect(() => {
    const element = found && document.getElementById(containerId)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      setVisible(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [found, containerId])
  if (!found || !visible) return null
  return (
    <section aria-labelledby="finance-quote-title" className="vehicle-part">
      <h2 id="finance-quote-title">Finance quote</h2>
      <p className="finance-example">{formatFinanceExample(found)}</p>
      <p className="finance-small">*{warning}</p>
    </section>
  )
}
