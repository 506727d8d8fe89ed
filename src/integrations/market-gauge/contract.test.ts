import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MarketCar } from '@/src/domain/market/comparable'
import { fakeService, type FakeService } from '../http/fake-service.test-support'
import { known, marketGaugeContract } from './contract'
import { embeddedGauge } from './embedded'
import { httpGauge } from './http'
import { marketGauge } from './index'

const stock: readonly MarketCar[] = Array.from({ length: 9 }, (_, i) => ({
  ...known,
  id: `stock ${i}`,
  year: 2019 + (i % 3),
  km: 50_000 + i * 3000,
  price: 19_000 + i * 350,
}))

marketGaugeContract('embedded', async () => ({
  gauge: embeddedGauge(async () => stock),
  breakDown: () =>
    embeddedGauge(async () => {
      throw new Error('No stock can be read.')
    }),
  close: async () => undefined,
}))

const usual = { fill: 0.7, listing_price: 20_000, market_range_min: 19_000, market_range_max: 22_400, confidence: 0.8 }

const provider = () =>
  fakeService(({ url }) =>
    url.searchParams.get('make') === 'Toyota' ? { body: { ...usual, description: 'From 40 sales.' } } : { status: 404 },
  )

marketGaugeContract('HTTP', async () => {
  const fake = await provider()
  return {
    gauge: httpGauge(fake.address, { key: 'secret' }),
    breakDown: () => {
      fake.say = () => 'hang'
      return httpGauge(fake.address, { key: 'secret', timeoutMs: 300 })
    },
    close: () => fake.close(),
  }
})

describe('a provider over HTTP', () => {
  let fake: FakeService
  beforeAll(async () => {
    fake = await provider()
  })
  afterAll(() => fake.close())
  const gauge = () => httpGauge(fake.address, { key: 'secret' })

  test("[VDP-11] receives the vehicle's facts in the address and the key only in a header", async () => {
    await gauge().rate({ ...known, badge: 'Ascent Sport' })
    const { url, headers } = fake.asked.at(-1) ?? {}
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
    fake.say = () => ({ body: { ...usual, market_range_max: null } })
    expect(await gauge().rate(known)).toEqual({
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
  ])('[VDP-11] %s is no rating', async (_, said) => {
    fake.say = () => said
    expect(await gauge().rate(known)).toEqual({ reason: 'unknown' })
  })

  test.each([
    ['a failure', { status: 500, body: usual }, /answered 500/],
    ['a page', { text: '<html>' }, /did not answer JSON/],
    ['text in place of numbers', { body: { ...usual, fill: 'full' } }, /unexpected fields/],
  ])('[VDP-11] %s is an error that does not reveal the key', async (_, said, words) => {
    fake.say = () => said
    const failed = await gauge()
      .rate(known)
      .catch((error: unknown) => String(error))
    expect(failed).toMatch(words)
    expect(failed).not.toContain('secret')
  })
})

test('[VDP-11] the environment selects the provider', async () => {
  const fake = await provider()
  const own = marketGauge({}, async () => stock)
  const theirs = marketGauge({ MARKET_GAUGE_URL: fake.address, MARKET_GAUGE_KEY: 'secret' }, async () => stock)
  await own.rate(known)
  expect(fake.asked).toHaveLength(0)
  expect(await theirs.rate(known)).toMatchObject({ description: 'From 40 sales.' })
  await fake.close()
})
