import { parseQuote } from '@/src/domain/finance/quote'
import type { FinanceQuotes } from './port'

type HttpQuotesOptions = {
  /** The address that quote requests are posted to. */
  readonly url: string
  readonly key?: string | undefined
  readonly timeoutMs?: number
  readonly log?: (line: string) => void
}

/** A real answer is a handful of numbers, so a longer one is rejected. */
const MAX_ANSWER_CHARS = 20_000

const requestQuote = async ({ url, key, timeoutMs = 2500 }: HttpQuotesOptions, body: string): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}`)
  if (text.length > MAX_ANSWER_CHARS) throw new Error('sent an answer that is too long')
  return JSON.parse(text) as unknown
}

/**
 * Requests quotes from a youX-like service: posts the request as JSON and reads the quote at the top level or under
 * `data` (FIN-04). Returns null, and logs the reason, if the provider is slow, fails or sends an invalid answer.
 */
export const createHttpQuotes = (options: HttpQuotesOptions): FinanceQuotes => ({
  quote: async (request) => {
    try {
      const body = await requestQuote(options, JSON.stringify(request))
      const quote = parseQuote(body) ?? parseQuote((body as { readonly data?: unknown } | null)?.data)
      if (!quote) throw new Error('answered without a quote')
      return quote
    } catch (error) {
      options.log?.(`The finance quote provider ${error instanceof Error ? error.message : String(error)}.`)
      return null
    }
  },
})
