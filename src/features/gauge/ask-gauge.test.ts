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

describe('asking for the gauge', () => {
  test('[VDP-11] at the car’s own path; what it answers is shown', async () => {
    const fetched = answering(JSON.stringify(full))
    expect(await ask()).toEqual({ is: 'shown', gauge: full })
    expect(fetched.mock.calls[0]?.[0]).toBe('/cars/a-car/autogauge')
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([['null'], ['{}'], ['[]'], ['""']])('[VDP-11] an empty answer (%s): "No data returned"', async (body) => {
    answering(body)
    expect(await ask()).toEqual({ is: 'hidden' })
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Failed to fetch auto gauge data.',
      expect.objectContaining({ message: 'No data returned' }),
    )
  })

  test('[VDP-11] a failure is logged and hides it: a status, no JSON, no network', async () => {
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

  test('[VDP-11] what may not be shown is hidden without an error, with its reason where there is one', async () => {
    answering(JSON.stringify({ ...full, confidence: 0.2 }))
    expect(await ask()).toEqual({ is: 'hidden' })
    answering(JSON.stringify({ reason: 'few' }))
    expect(await ask()).toMatchObject({ is: 'hidden', reason: expect.stringContaining('too few') })
    expect(logged).not.toHaveBeenCalled()
  })
})
