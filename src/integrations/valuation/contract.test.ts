import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MarketVehicle } from '@/src/domain/market/comparable'
import type { TradeRules } from '@/src/domain/trade-in/own-valuation'
import { knownVehicle, oldVehicle, testValuationContract } from './contract'
import { createEmbeddedValuations, type OwnStock } from './embedded'
import { startFakeValuations, type FakeValuations } from './fake.test-support'
import { createHttpValuations } from './http'
import { createValuations } from './index'

const corolla = { year: 2021, make: 'Toyota', model: 'Corolla' }
const rules: TradeRules = {
  margin: 18,
  oldest_years: 7,
  max_kms: 100_000,
  max_kms_motorcycle: 60_000,
  max_kms_truck: 500_000,
  kinds: ['car'],
}
const now = () => new Date('2026-06-01')

const like: readonly MarketVehicle[] = Array.from({ length: 6 }, (_, i) => ({
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
  findByRego: async (rego) => {
    if (rego === oldVehicle.rego) return { ...corolla, year: 2004 }
    return rego === knownVehicle.rego ? corolla : null
  },
  findSimilar: async () => like,
  listChoices: async () => [{ make: 'Toyota', models: ['Corolla'] }],
}
const rejectAll = async () => Promise.reject(new Error('gone'))

testValuationContract('embedded', async () => ({
  valuations: createEmbeddedValuations(stock, rules, now),
  breakDown: () =>
    createEmbeddedValuations({ findByRego: rejectAll, findSimilar: rejectAll, listChoices: rejectAll }, rules, now),
  close: async () => undefined,
}))

testValuationContract('over HTTP', async () => {
  const fake = await startFakeValuations()
  return {
    valuations: createHttpValuations(fake.url),
    breakDown: () => {
      fake.answer = 'hang'
      return createHttpValuations(fake.url, { timeoutMs: 300 })
    },
    close: fake.close,
  }
})

describe("from the dealer's own stock", () => {
  const own = createEmbeddedValuations(stock, rules, now)

  test('[TRD-04] asks for the facts of a plate that was never in stock, and values the vehicle from them', async () => {
    const request = { rego: 'NEVER1', regoState: 'QLD' as const, kms: 60_000 }
    expect(await own.requestValuation(request)).toEqual({
      kind: 'facts',
      choices: [{ make: 'Toyota', models: ['Corolla'] }],
    })
    const valued = await own.requestValuation({ ...request, facts: corolla })
    expect(valued).toMatchObject({ kind: 'estimate', facts: corolla })
    expect(valued).toHaveProperty('basis', expect.stringMatching(/^Based on the prices of \d similar cars/))
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
    fake = await startFakeValuations()
  })
  afterAll(() => fake.close())
  const service = () => createHttpValuations(fake.url, { key: 'secret', timeoutMs: 300 })

  test('[TRD-04] sends plate, state and kilometres with the key, and nothing about the shopper', async () => {
    fake.answer = null
    await service().requestValuation(knownVehicle)
    expect(fake.calls.at(-1)).toEqual({
      path: '/api/valuation',
      key: 'Bearer secret',
      body: { rego: '1AB2CD', regoState: 'VIC', kms: 60_000 },
    })
  })

  test('[TRD-02] an id stays one segment of the path, and amounts are whole cents', async () => {
    fake.answer = null
    expect(await service().adjust('../v-1', {})).toBeNull()
    expect(fake.calls.at(-1)?.path).toBe('/api/valuation/..%2Fv-1/adjustments')
    expect(await service().requestValuation(knownVehicle)).toMatchObject({
      low_cents: 17_000_00,
      high_cents: 19_500_50,
    })
  })

  test.each([
    ['a failure', 500, '{}', /answered 500/],
    ['a page', 200, '<html>', /did not answer with JSON/],
    ['a list', 200, '[]', /did not send an object/],
    ['text in place of numbers', 200, '{"id":"1","vehicle":{},"low":"many","high":2}', /unexpected fields/],
    [
      'a range that runs backwards',
      200,
      '{"id":"1","vehicle":{"year":2020,"make":"A","model":"B"},"low":3,"high":2}',
      /unexpected fields/,
    ],
    ['too long an answer', 200, `"${'x'.repeat(100_001)}"`, /too long/],
  ])('[TRD-04] %s is an error that does not reveal the key', async (_, status, text, words) => {
    fake.answer = { status, text }
    const failed = await service()
      .requestValuation(knownVehicle)
      .catch((error: unknown) => String(error))
    expect(failed).toMatch(words)
    expect(failed).not.toContain('secret')
    await expect(service().adjust('v-1', {})).rejects.toThrow()
  })

  test('[TRD-04] the environment selects the provider', async () => {
    fake.answer = null
    const before = fake.calls.length
    const env = { VALUATION_URL: undefined, VALUATION_KEY: undefined }
    expect(createValuations(env, stock, rules).name).toBe('Own stock')
    await createValuations({ ...env, VALUATION_URL: `${fake.url}/` }, stock, rules).requestValuation(knownVehicle)
    expect(fake.calls).toHaveLength(before + 1)
  })
})
