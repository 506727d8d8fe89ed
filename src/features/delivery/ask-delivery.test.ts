import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noEstimate } from '@/src/domain/delivery/words'
import { askDelivery } from './ask-delivery'

const logged = vi.fn()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_: string) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('[CALC-02] sends postcode and vehicle id, keeps leading zeros, and returns the price as text', async () => {
  const fetched = answering({ name: 'Darwin, NT', price: 2190 })
  expect(await askDelivery(' 0800 ', 'a car')).toEqual({
    is: 'result',
    text: 'Delivery to Darwin, NT: about $2,190. This price is a guide only.',
  })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/delivery?postcode=0800&car_id=a+car')
})

test.each([
  ['', 'Please enter a postcode.'],
  ['abcd', 'Invalid postcode. Please enter a 4-digit number.'],
  ['300', 'Invalid postcode. Please enter a 4-digit number.'],
])('[CALC-02] rejects “%s” without a request: %s', async (typed, message) => {
  const fetched = answering({})
  expect(await askDelivery(typed, 'a')).toEqual({ is: 'error', message, typed: true })
  expect(fetched).not.toHaveBeenCalled()
})

test('[CALC-02] returns the same message for an unknown postcode, a failure, an invalid response and no network', async () => {
  const sorry = { is: 'error', message: noEstimate, typed: false }
  answering({ message: 'whatever', status: 404 }, 404)
  expect(await askDelivery('0000', 'a')).toEqual(sorry)
  expect(logged).not.toHaveBeenCalled()
  answering({}, 503)
  expect(await askDelivery('3000', 'a')).toEqual(sorry)
  answering({ name: 'Preston', price: '120' })
  expect(await askDelivery('3000', 'a')).toEqual(sorry)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await askDelivery('3000', 'a')).toEqual(sorry)
  expect(logged).toHaveBeenCalledTimes(2)
})
