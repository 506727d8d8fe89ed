import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MarketCar } from '@/src/domain/market/comparable'
import { known, tooOld, valuationContract } from './contract'
import { embeddedValuations, type OwnStock } from './embedded'
import { fakeValuations, type FakeValuations } from './fake.test-support'
import { httpValuations } from './http'
import { valuations } from './index'

const corolla = { year: 2021, make: 'Toyota', model: 'Corolla' }
const rules = { margin: 18, oldest_years: 7, most_kms: 100_000 }
const now = () => new Date('2026-06-01')

const like: readonly MarketCar[] = Array.from({ length: 6 }, (_, i) => ({
  id: `own ${String(i)}`,
  item_type: 'car',
  car_type: 'used',
  make: 'Toyota',
  model: 'Corolla',
  year: 2020 + (i % 3),
  km: 50_000 + i * 5000,
  price: 24_000 + (i % 3) * 1500,
  price_type: 'drive_away',
}))

const stock: OwnStock = {
  byRego: async (rego) => {
    if (rego === tooOld.rego) return { ...corolla, year: 2004 }
    return rego === known.rego ? corolla : null
  },
  like: async () => like,
  choices: async () => [{ make: 'Toyota', models: ['Corolla'] }],
}
const gone = async () => Promise.reject(new Error('gone'))

valuationContract('embedded', async () => ({
  valuations: embeddedValuations(stock, rules, now),
  breakDown: () => embeddedValuations({ byRego: gone, like: gone, choices: gone }, rules, now),
  close: async () => undefined,
}))

valuationContract('over HTTP', async () => {
  const fake = await fakeValuations()
  return {
    valuations: httpValuations(fake.url),
    breakDown: () => {
      fake.say = 'hang'
      return httpValuations(fake.url, { timeoutMs: 300 })
    },
    close: fake.close,
  }
})

describe("from the dealer's own stock", () => {
  const own = embeddedValuations(stock, rules, now)

  test('[TRD-04] asks for the facts of a plate that was never in stock, and values the vehicle from them', async () => {
    const asked = { rego: 'NEVER1', regoState: 'QLD' as const, kms: 60_000 }
    expect(await own.valuation(asked)).toEqual({ kind: 'facts', choices: [{ make: 'Toyota', models: ['Corolla'] }] })
    const told = await own.valuation({ ...asked, facts: corolla })
    expect(told).toMatchObject({ kind: 'estimate', facts: corolla })
    expect(told).toHaveProperty('basis', expect.stringMatching(/^From the prices of \d like it/))
  })

  test.each(['', '1-', '-1', '1-2-3', '1e3-2', 'x', '99999999999999-1'])(
    '[TRD-02] no offer for the id %j',
    async (id) => {
      expect(await own.adjust(id, {})).toBeNull()
    },
  )
})

describe('over HTTP', () => {
  let fake: FakeValuations
  beforeAll(async () => {
    fake = await fakeValuations()
  })
  afterAll(() => fake.close())
  const service = () => httpValuations(fake.url, { key: 'secret', timeoutMs: 300 })

  test('[TRD-04] sends plate, state and kilometres with the key, and nothing about the shopper', async () => {
    fake.say = null
    await service().valuation(known)
    expect(fake.asked.at(-1)).toEqual({
      path: '/api/valuation',
      key: 'Bearer secret',
      body: { rego: '1AB2CD', regoState: 'VIC', kms: 60_000 },
    })
  })

  test('[TRD-02] an id stays one segment of the path, and amounts are whole cents', async () => {
    fake.say = null
    expect(await service().adjust('../v-1', {})).toBeNull()
    expect(fake.asked.at(-1)?.path).toBe('/api/valuation/..%2Fv-1/adjustments')
    expect(await service().valuation(known)).toMatchObject({ low_cents: 17_000_00, high_cents: 19_500_50 })
  })

  test.each([
    ['a failure', 500, '{}', /answered 500/],
    ['a page', 200, '<html>', /did not answer JSON/],
    ['a list', 200, '[]', /did not answer JSON|an object/],
    ['text in place of numbers', 200, '{"id":"1","vehicle":{},"low":"many","high":2}', /unexpected fields/],
    [
      'a range that runs backwards',
      200,
      '{"id":"1","vehicle":{"year":2020,"make":"A","model":"B"},"low":3,"high":2}',
      /unexpected fields/,
    ],
    ['too long an answer', 200, `"${'x'.repeat(100_001)}"`, /too long/],
  ])('[TRD-04] %s is an error that does not reveal the key', async (_, status, text, words) => {
    fake.say = { status, text }
    const failed = await service()
      .valuation(known)
      .catch((error: unknown) => String(error))
    expect(failed).toMatch(words)
    expect(failed).not.toContain('secret')
    await expect(service().adjust('v-1', {})).rejects.toThrow()
  })

  test('[TRD-04] the environment selects the provider', async () => {
    fake.say = null
    const before = fake.asked.length
    const env = { VALUATION_URL: undefined, VALUATION_KEY: undefined }
    expect(valuations(env, stock, rules).name).toBe('Own stock')
    await valuations({ ...env, VALUATION_URL: `${fake.url}/` }, stock, rules).valuation(known)
    expect(fake.asked).toHaveLength(before + 1)
  })
})
