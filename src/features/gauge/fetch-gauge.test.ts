import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchGauge } from './fetch-gauge'

const full = { fill: 0.7, listing_price: 20_000, market_range_min: 19_000, market_range_max: 22_500, confidence: 0.6 }
const consoleError = vi.fn()

beforeEach(() => {
  consoleError.mockReset()
  vi.spyOn(console, 'error').mockImplementation(consoleError)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stubFetch = (body: string, status = 200) => {
  const fetchMock = vi.fn(async (_: string) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
const fetchTestGauge = () => fetchGauge('/cars/a-car', new AbortController().signal)

describe('fetchGauge', () => {
  test('[VDP-11] requests the vehicle’s own path and returns the gauge', async () => {
    const fetchMock = stubFetch(JSON.stringify(full))
    expect(await fetchTestGauge()).toEqual({ is: 'shown', gauge: full })
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/cars/a-car/autogauge')
    expect(consoleError).not.toHaveBeenCalled()
  })

  test.each([['null'], ['{}'], ['[]'], ['""']])(
    '[VDP-11] logs "No data returned" for an empty response (%s)',
    async (body) => {
      stubFetch(body)
      expect(await fetchTestGauge()).toEqual({ is: 'hidden' })
      expect(consoleError).toHaveBeenCalledExactlyOnceWith(
        'Failed to fetch auto gauge data.',
        expect.objectContaining({ message: 'No data returned' }),
      )
    },
  )

  test('[VDP-11] logs a failed status, invalid JSON and a network failure, and hides the gauge', async () => {
    stubFetch(JSON.stringify(full), 503)
    expect(await fetchTestGauge()).toEqual({ is: 'hidden' })
    stubFetch('<html>')
    expect(await fetchTestGauge()).toEqual({ is: 'hidden' })
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await fetchTestGauge()).toEqual({ is: 'hidden' })
    expect(consoleError.mock.calls.map(([first]) => first as string)).toEqual(
      Array.from({ length: 3 }, () => 'Failed to fetch auto gauge data.'),
    )
  })

  test('[VDP-11] hides a gauge that may not be shown, without an error and with its reason if known', async () => {
    stubFetch(JSON.stringify({ ...full, confidence: 0.2 }))
    expect(await fetchTestGauge()).toEqual({ is: 'hidden' })
    stubFetch(JSON.stringify({ reason: 'few' }))
    expect(await fetchTestGauge()).toMatchObject({ is: 'hidden', reason: expect.stringContaining('aren’t enough') })
    expect(consoleError).not.toHaveBeenCalled()
  })

  test('[VDP-11] [CARD-05] hides a gauge that contradicts the market average on the vehicle’s card', async () => {
    const fetchBeside = (average: number) => {
      stubFetch(JSON.stringify(full))
      return fetchGauge('/cars/a-car', new AbortController().signal, average)
    }
    expect(await fetchBeside(22_500)).toEqual({ is: 'shown', gauge: full })
    expect(await fetchBeside(23_935)).toEqual({ is: 'hidden' })
  })
})
