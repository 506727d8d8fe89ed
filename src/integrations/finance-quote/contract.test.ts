import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoteContract, quoteRequestOf } from './contract'
import { embeddedQuotes } from './embedded'
import { fakeProvider, type FakeProvider } from './fake.test-support'
import { httpQuotes } from './http'
import { financeQuotes } from './index'

quoteContract('embedded', async () => ({
  quotes: embeddedQuotes(() => new Date('2026-06-01')),
  close: async () => undefined,
}))

quoteContract('over HTTP', async () => {
  const fake = await fakeProvider()
  return { quotes: httpQuotes({ url: fake.url }), close: fake.close }
})

describe('a provider that fails', () => {
  let fake: FakeProvider
  const lines: string[] = []
  beforeAll(async () => {
    fake = await fakeProvider()
  })
  afterAll(() => fake.close())

  test.each([
    ['slow', /timeout|aborted/i],
    ['refuse', /answered 500/],
    ['nonsense', /JSON|token/i],
    ['partial', /without a quote/],
  ] as const)('[FIN-04] %s: returns null in time and logs the reason', async (fault, why) => {
    fake.fault = fault
    const began = Date.now()
    const quotes = httpQuotes({ url: fake.url, timeoutMs: 200, log: (line) => lines.push(line) })
    expect(await quotes.quote(quoteRequestOf(30_000))).toBeNull()
    expect(Date.now() - began).toBeLessThan(1500)
    expect(lines.at(-1)).toMatch(why)
  })

  test('[FIN-04] returns no quote when the provider cannot be reached', async () => {
    const gone = await fakeProvider()
    await gone.close()
    expect(await httpQuotes({ url: gone.url, timeoutMs: 500 }).quote(quoteRequestOf(30_000))).toBeNull()
  })

  test('[FIN-04] sends the fixed fields and the key, and nothing else', async () => {
    fake.fault = null
    await httpQuotes({ url: fake.url, key: 'k-1' }).quote(quoteRequestOf(25_990, 2023))
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
    await financeQuotes({ FINANCE_QUOTE_URL: fake.url, FINANCE_QUOTE_KEY: undefined }).quote(quoteRequestOf(9000))
    expect(fake.calls).toHaveLength(calls + 1)
    const own = financeQuotes({ FINANCE_QUOTE_URL: undefined, FINANCE_QUOTE_KEY: undefined })
    expect(await own.quote(quoteRequestOf(9000))).not.toBeNull()
    expect(fake.calls).toHaveLength(calls + 1)
  })
})
