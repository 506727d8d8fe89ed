import { expect, test } from 'vitest'
import { embeddedGeocoding } from '../geocoding/embedded'
import { fakeService } from '../http/fake-service.test-support'
import { deliveryContract, request } from './contract'
import { embeddedDelivery } from './embedded'
import { httpDelivery } from './http'
import { deliveryPrices } from './index'

deliveryContract('embedded', async () => ({
  delivery: embeddedDelivery(embeddedGeocoding),
  breakDown: () =>
    embeddedDelivery({
      locate: async () => {
        throw new Error('Nothing can be located.')
      },
    }),
  close: async () => undefined,
}))

const carrier = () =>
  fakeService(({ url }) =>
    url.searchParams.get('postcode') === '0800' ? { body: { name: 'Darwin', price: 1499.6 } } : { status: 404 },
  )

deliveryContract('HTTP', async () => {
  const fake = await carrier()
  return {
    delivery: httpDelivery(fake.address, { key: 'secret' }),
    breakDown: () => {
      fake.say = () => 'hang'
      return httpDelivery(fake.address, { key: 'secret', timeoutMs: 300 })
    },
    close: () => fake.close(),
  }
})

test("[CALC-02] bands: measures from the dealer's nearest location", async () => {
  const delivery = embeddedDelivery(embeddedGeocoding)
  const one = await delivery.estimate({ ...request, postcode: '3175' })
  expect(one).toMatchObject({ price: 120 })
  const far = await delivery.estimate({ ...request, postcode: '3175', yards: [{ postcode: '6000' }] })
  expect(far?.price).toBe(2190)
})

test('[CALC-02] bands: gives no estimate without a location whose coordinates are known', async () => {
  const delivery = embeddedDelivery(embeddedGeocoding)
  expect(await delivery.estimate({ ...request, yards: [] })).toBeNull()
  expect(await delivery.estimate({ ...request, yards: [{ postcode: '0000' }] })).toBeNull()
})

test('[CALC-02] sends both postcodes and the vehicle to a carrier over HTTP', async () => {
  const fake = await carrier()
  const delivery = deliveryPrices({ DELIVERY_PRICE_URL: fake.address, DELIVERY_PRICE_KEY: 'secret' })
  expect(await delivery.estimate({ ...request, percent: 300 })).toEqual({ name: 'Darwin', price: 1500 })
  const { url, headers } = fake.asked[0] ?? {}
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    postcode: '0800',
    from: '3072,3175',
    item_type: 'car',
    car_id: request.car_id,
  })
  expect(headers?.authorization).toBe('Bearer secret')
  for (const body of [{ name: 'Darwin' }, { name: '', price: 1 }, { name: 'Darwin', price: -1 }, []]) {
    fake.say = () => ({ body })
    await expect(delivery.estimate(request)).rejects.toThrow(/unexpected fields/)
  }
  await fake.close()
})
