import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MarketVehicle } from '@/src/domain/market/comparable'
import { startFakeService, type FakeService } from '@/src/platform/http/fake-service.test-support'
import { knownVehicle, testMarketGaugeContract } from './contract'
import { createEmbeddedGauge } from './embedded'
import { createHttpGauge } from './http'
import { createMarketGauge } from './index'

const stock: readonly MarketVehicle[] = Array.from({ length: 9 }, (_, i) => ({
  ...knownVehicle,
  id: `stock ${i}`,
  year: 2019 + (i % 3),
  km: 50_000 + i * 3000,
  price: 19_000 + i * 350,
}))

testMarketGaugeContract('embedded', async () => ({
  gauge: createEmbeddedGauge(async () => stock),
  breakDown: () =>
    createEmbeddedGauge(async () => {
      throw new Error('No stock can be read.')
    }),
  close: async () => undefined,
}))

const gaugeFields = {
  fill: 0.7,
  listing_price: 20_000,
  market_range_min: 19_000,
  market_range_max: 22_400,
  confidence: 0.8,
}

const startFakeProvider = () =>
  startFakeService(({ url }) =>
    url.searchParams.get('make') === 'Toyota'
      ? { body: { ...gaugeFields, description: 'From 40 sales.' } }
      : { status: 404 },
  )

testMarketGaugeContract('HTTP', async () => {
  const fake = await startFakeProvider()
  return {
    gauge: createHttpGauge(fake.address, { key: 'secret' }),
    breakDown: () => {
      fake.answer = () => 'hang'
      return createHttpGauge(fake.address, { key: 'secret', timeoutMs: 300 })
    },
    close: () => fake.close(),
  }
})

describe('a provider over HTTP', () => {
  let fake: FakeService
  beforeAll(async () => {
    fake = await startFakeProvider()
  })
  afterAll(() => fake.close())
  const gauge = () => createHttpGauge(fake.address, { key: 'secret' })

  test("[VDP-11] receives the vehicle's facts in the address and the key only in a header", async () => {
    await gauge().rate({ ...knownVehicle, badge: 'Ascent Sport' })
    const { url, headers } = fake.calls.at(-1) ?? {}
    expect(url?.pathname).toBe('/api')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      make: 'Toyota',
      model: 'Corolla',
      badge: 'Ascent Sport',
      year: '2020',
      km: '60000',
      car_type: 'used',
      item_type: 'car',
      price: '20000',
      price_type: 'drive_away',
    })
    expect(headers?.authorization).toBe('Bearer secret')
    expect(url?.href).not.toContain('secret')
  })

  test('[VDP-11] numbers may be missing or null; then no gauge is shown', async () => {
    fake.answer = () => ({ body: { ...gaugeFields, market_range_max: null } })
    expect(await gauge().rate(knownVehicle)).toEqual({
      fill: 0.7,
      listing_price: 20_000,
      market_range_min: 19_000,
      confidence: 0.8,
    })
  })

  test.each([
    ['an empty body', { text: '' }],
    ['an empty object', { body: {} }],
    ['null', { body: null }],
    ['204', { status: 204 }],
  ])('[VDP-11] %s is no rating', async (_, answer) => {
    fake.answer = () => answer
    expect(await gauge().rate(knownVehicle)).toEqual({ reason: 'unknown' })
  })

  test.each([
    ['a failure', { status: 500, body: gaugeFields }, /answered 500/],
    ['a page', { text: '<html>' }, /did not answer with JSON/],
    ['text in place of numbers', { body: { ...gaugeFields, fill: 'full' } }, /unexpected fields/],
  ])('[VDP-11] %s is an error that does not reveal the key', async (_, answer, pattern) => {
    fake.answer = () => answer
    const failed = await gauge()
      .rate(knownVehicle)
      .catch((error: unknown) => String(error))
    expect(failed).toMatch(pattern)
    expect(failed).not.toContain('secret')
  })
})

test('[VDP-11] the environment selects the provider', async () => {
  const fake = await startFakeProvider()
  const own = createMarketGauge({}, async () => stock)
  const hosted = createMarketGauge({ MARKET_GAUGE_URL: fake.address, MARKET_GAUGE_KEY: 'secret' }, async () => stock)
  await own.rate(knownVehicle)
  expect(fake.calls).toHaveLength(0)
  expect(await hosted.rate(knownVehicle)).toMatchObject({ description: 'From 40 sales.' })
  await fake.close()
})
