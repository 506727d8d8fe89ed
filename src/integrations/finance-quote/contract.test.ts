import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testQuoteContract, createQuoteRequest } from './contract'
import { createEmbeddedQuotes } from './embedded'
import { startFakeProvider, type FakeProvider } from './fake.test-support'
import { createHttpQuotes } from './http'
import { createFinanceQuotes } from './index'

testQuoteContract('embedded', async () => ({
  quotes: createEmbeddedQuotes(() => new Date('2026-06-01')),
  close: async () => undefined,
}))

testQuoteContract('over HTTP', async () => {
  const fake = await startFakeProvider()
  return { quotes: createHttpQuotes({ url: fake.url }), close: fake.close }
})

describe('a provider that fails', () => {
  let fake: FakeProvider
  const lines: string[] = []
  beforeAll(async () => {
    fake = await startFakeProvider()
  })
  afterAll(() => fake.close())

  test.each([
    ['slow', /timeout|aborted/i],
    ['refuse', /answered 500/],
    ['nonsense', /JSON|token/i],
    ['partial', /without a quote/],
  ] as const)('[FIN-04] %s: returns null in time and logs the reason', async (fault, reason) => {
    fake.fault = fault
    const startedAt = Date.now()
    const quotes = createHttpQuotes({ url: fake.url, timeoutMs: 200, log: (line) => lines.push(line) })
    expect(await quotes.quote(createQuoteRequest(30_000))).toBeNull()
    expect(Date.now() - startedAt).toBeLessThan(1500)
    expect(lines.at(-1)).toMatch(reason)
  })

  test('[FIN-04] returns no quote when the provider cannot be reached', async () => {
    const closed = await startFakeProvider()
    await closed.close()
    expect(await createHttpQuotes({ url: closed.url, timeoutMs: 500 }).quote(createQuoteRequest(30_000))).toBeNull()
  })

  test('[FIN-04] sends the fixed fields and the key, and nothing else', async () => {
    fake.fault = null
    await createHttpQuotes({ url: fake.url, key: 'k-1' }).quote(createQuoteRequest(25_990, 2023))
    expect(fake.calls.at(-1)).toEqual({
      key: 'Bearer k-1',
      body: {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 25_990,
        loanTerm: 5,
        year: 2023,
        vin: 'JTMAB3FV10D000001',
        nvic: '',
        whoIsHelping: '',
      },
    })
  })

  test('[FIN-04] uses the provider set in the environment, else computes quotes itself', async () => {
    const calls = fake.calls.length
    await createFinanceQuotes({ FINANCE_QUOTE_URL: fake.url, FINANCE_QUOTE_KEY: undefined }).quote(
      createQuoteRequest(9000),
    )
    expect(fake.calls).toHaveLength(calls + 1)
    const own = createFinanceQuotes({ FINANCE_QUOTE_URL: undefined, FINANCE_QUOTE_KEY: undefined })
    expect(await own.quote(createQuoteRequest(9000))).not.toBeNull()
    expect(fake.calls).toHaveLength(calls + 1)
  })
})
