import { expect, test } from 'vitest'
import { embeddedGeocoding } from '../geocoding/embedded'
import { startFakeService } from '@/src/platform/http/fake-service.test-support'
import { testDeliveryContract, sampleDelivery } from './contract'
import { createEmbeddedDelivery } from './embedded'
import { createHttpDelivery } from './http'
import { createDeliveryPrices } from './index'

testDeliveryContract('embedded', async () => ({
  delivery: createEmbeddedDelivery(embeddedGeocoding),
  breakDown: () =>
    createEmbeddedDelivery({
      locate: async () => {
        throw new Error('Nothing can be located.')
      },
    }),
  close: async () => undefined,
}))

const startFakeCarrier = () =>
  startFakeService(({ url }) =>
    url.searchParams.get('postcode') === '0800' ? { body: { name: 'Darwin', price: 1499.6 } } : { status: 404 },
  )

testDeliveryContract('HTTP', async () => {
  const fake = await startFakeCarrier()
  return {
    delivery: createHttpDelivery(fake.address, { key: 'secret' }),
    breakDown: () => {
      fake.answer = () => 'hang'
      return createHttpDelivery(fake.address, { key: 'secret', timeoutMs: 300 })
    },
    close: () => fake.close(),
  }
})

test("[CALC-02] bands: measures from the dealer's nearest location", async () => {
  const delivery = createEmbeddedDelivery(embeddedGeocoding)
  const one = await delivery.estimate({ ...sampleDelivery, postcode: '3175' })
  expect(one).toMatchObject({ price: 120 })
  const far = await delivery.estimate({ ...sampleDelivery, postcode: '3175', locations: [{ postcode: '6000' }] })
  expect(far?.price).toBe(2190)
})

test('[CALC-02] bands: gives no estimate without a location whose coordinates are known', async () => {
  const delivery = createEmbeddedDelivery(embeddedGeocoding)
  expect(await delivery.estimate({ ...sampleDelivery, locations: [] })).toBeNull()
  expect(await delivery.estimate({ ...sampleDelivery, locations: [{ postcode: '0000' }] })).toBeNull()
})

test('[CALC-02] sends both postcodes and the vehicle to a carrier over HTTP', async () => {
  const fake = await startFakeCarrier()
  const delivery = createDeliveryPrices({ DELIVERY_PRICE_URL: fake.address, DELIVERY_PRICE_KEY: 'secret' })
  expect(await delivery.estimate({ ...sampleDelivery, percent: 300 })).toEqual({ name: 'Darwin', price: 1500 })
  const { url, headers } = fake.calls[0] ?? {}
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    postcode: '0800',
    from: '3072,3175',
    item_type: 'car',
    car_id: sampleDelivery.car_id,
  })
  expect(headers?.authorization).toBe('Bearer secret')
  for (const body of [{ name: 'Darwin' }, { name: '', price: 1 }, { name: 'Darwin', price: -1 }, []]) {
    fake.answer = () => ({ body })
    await expect(delivery.estimate(sampleDelivery)).rejects.toThrow(/unexpected fields/)
  }
  await fake.close()
})
