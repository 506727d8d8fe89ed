import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseQuoteRequest } from '@/src/domain/finance/quote'
import { createEmbeddedQuotes } from './embedded'

export type FakeProvider = {
  readonly url: string
  /** The requests as they arrived. */
  readonly calls: { readonly key: string | undefined; readonly body: unknown }[]
  /** How the next answers fail; null for correct answers. */
  fault: 'slow' | 'refuse' | 'nonsense' | 'partial' | null
  readonly close: () => Promise<void>
}

const faults = {
  refuse: [500, '{"message":"down"}'],
  nonsense: [200, '<html>'],
  partial: [200, '{"weeklyRepaymentAmount":99,"comparisonRate":null,"advertisedRate":7}'],
} as const

/** A local quote service for testing the HTTP driver. */
export const startFakeProvider = async (): Promise<FakeProvider> => {
  const embedded = createEmbeddedQuotes(() => new Date('2026-06-01'))
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
      fake.calls.push({ key: request.headers.authorization, body })
      if (fake.fault === 'slow') return
      if (fake.fault) {
        const [status, text] = faults[fake.fault]
        response.writeHead(status).end(text)
        return
      }
      const quoteRequest = parseQuoteRequest(body)
      if (!quoteRequest) {
        response.writeHead(400).end('{}')
        return
      }
      void embedded.quote(quoteRequest).then((quote) => {
        response.writeHead(quote ? 200 : 404, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ data: quote }))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/quote`,
    calls: [],
    fault: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}
