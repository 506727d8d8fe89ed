import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askGauge } from './ask-gauge'

const full = { fill: 0.7, listing_price: 20_000, market_range_min: 19_000, market_range_max: 22_500, confidence: 0.6 }
const logged = vi.fn()

beforeEach(() => {
  logged.mockReset()
  vi.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (body: string, status = 200) => {
  const fetched = vi.fn(async (_: string) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const ask = () => askGauge('/cars/a-car', new AbortController().signal)

describe('fetchGauge', () => {
  test('[VDP-11] requests the vehicle’s own path and returns the gauge', async () => {
    const fetched = answering(JSON.stringify(full))
    expect(await ask()).toEqual({ is: 'shown', gauge: full })
    expect(fetched.mock.calls[0]?.[0]).toBe('/cars/a-car/autogauge')
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([['null'], ['{}'], ['[]'], ['""']])(
    '[VDP-11] logs "No data returned" for an empty response (%s)',
    async (body) => {
      answering(body)
      expect(await ask()).toEqual({ is: 'hidden' })
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        'Failed to fetch auto gauge data.',
        expect.objectContaining({ message: 'No data returned' }),
      )
    },
  )

  test('[VDP-11] logs a failed status, invalid JSON and a network failure, and hides the gauge', async () => {
    answering(JSON.stringify(full), 503)
    expect(await ask()).toEqual({ is: 'hidden' })
    answering('<html>')
    expect(await ask()).toEqual({ is: 'hidden' })
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await ask()).toEqual({ is: 'hidden' })
    expect(logged.mock.calls.map(([first]) => first as string)).toEqual(
      Array.from({ length: 3 }, () => 'Failed to fetch auto gauge data.'),
    )
  })

  test('[VDP-11] hides a gauge that may not be shown, without an error and with its reason if known', async () => {
    answering(JSON.stringify({ ...full, confidence: 0.2 }))
    expect(await ask()).toEqual({ is: 'hidden' })
    answering(JSON.stringify({ reason: 'few' }))
    expect(await ask()).toMatchObject({ is: 'hidden', reason: expect.stringContaining('too few') })
    expect(logged).not.toHaveBeenCalled()
  })
})
