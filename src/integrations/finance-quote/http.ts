import { readQuote } from '@/src/domain/finance/quote'
import type { FinanceQuotes } from './port'

type Options = {
  /** Where quotes are posted to. */
  readonly url: string
  readonly key?: string | undefined
  /** Milliseconds an answer may take. */
  readonly timeoutMs?: number
  readonly log?: (line: string) => void
}

/** An answer is a handful of numbers; what is longer is none. */
const mostCharacters = 20_000

const answer = async ({ url, key, timeoutMs = 2500 }: Options, body: string): Promise<unknown> => {
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
  if (text.length > mostCharacters) throw new Error('answered too much')
  return JSON.parse(text) as unknown
}

/**
 * Quotes of a youX-like service: the request of the specification posted as JSON, its answer at the top or under `data`.
 * A provider that is slow, down or talks nonsense quotes nothing; the log says why.
 */
export const httpQuotes = (options: Options): FinanceQuotes => ({
  quote: async (request) => {
    try {
      const body = await answer(options, JSON.stringify(request))
      const quote = readQuote(body) ?? readQuote((body as { readonly data?: unknown } | null)?.data)
      if (!quote) throw new Error('answered without a quote')
      return quote
    } catch (error) {
      options.log?.(`The finance quote provider ${error instanceof Error ? error.message : String(error)}.`)
      return null
    }
  },
})
