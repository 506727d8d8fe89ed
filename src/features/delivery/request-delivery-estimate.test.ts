import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_ESTIMATE_TEXT } from '@/src/domain/delivery/delivery-text'
import { requestDeliveryEstimate } from './request-delivery-estimate'

const consoleError = vi.fn()
beforeEach(() => {
  consoleError.mockReset()
  vi.spyOn(console, 'error').mockImplementation(consoleError)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stubFetch = (body: unknown, status = 200) => {
  const fetchMock = vi.fn(async (_: string) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test('[CALC-02] sends postcode and vehicle id, keeps leading zeros, and returns the price as text', async () => {
  const fetchMock = stubFetch({ name: 'Darwin, NT', price: 2190 })
  expect(await requestDeliveryEstimate(' 0800 ', 'a car')).toEqual({
    is: 'result',
    text: 'Delivery to Darwin, NT: about $2,190. This price is a guide only.',
  })
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/delivery?postcode=0800&car_id=a+car')
})

test.each([
  ['', 'Please enter a postcode.'],
  ['abcd', 'Invalid postcode. Please enter a 4-digit number.'],
  ['300', 'Invalid postcode. Please enter a 4-digit number.'],
])('[CALC-02] rejects “%s” without a request: %s', async (typedText, message) => {
  const fetchMock = stubFetch({})
  expect(await requestDeliveryEstimate(typedText, 'a')).toEqual({ is: 'error', message, typed: true })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('[CALC-02] returns the same message for an unknown postcode, a failure, an invalid response and no network', async () => {
  const noEstimateResult = { is: 'error', message: NO_ESTIMATE_TEXT, typed: false }
  stubFetch({ message: 'whatever', status: 404 }, 404)
  expect(await requestDeliveryEstimate('0000', 'a')).toEqual(noEstimateResult)
  expect(consoleError).not.toHaveBeenCalled()
  stubFetch({}, 503)
  expect(await requestDeliveryEstimate('3000', 'a')).toEqual(noEstimateResult)
  stubFetch({ name: 'Preston', price: '120' })
  expect(await requestDeliveryEstimate('3000', 'a')).toEqual(noEstimateResult)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await requestDeliveryEstimate('3000', 'a')).toEqual(noEstimateResult)
  expect(consoleError).toHaveBeenCalledTimes(2)
})
