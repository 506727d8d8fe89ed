import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveState } from '@/src/domain/stock/vehicle/live'
import { connectLiveUpdates } from './connection'

type Source = {
  readonly url: string
  closed: boolean
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onerror?: () => void
}
let sources: Source[] = []

beforeEach(() => {
  sources = []
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal(
    'EventSource',
    class {
      closed = false
      url: string
      constructor(url: string) {
        this.url = url
        sources.push(this)
      }
      close() {
        this.closed = true
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const last = (): Source => sources.at(-1) as Source

test('[VDP-16] reconnects with growing delays of at most a minute, and sooner after a connection that worked', () => {
  connectLiveUpdates(['a', 'b'], () => undefined)
  expect(sources.map(({ url }) => url)).toEqual(['/api/live?cars=a,b'])
  for (const [tries, maxDelay] of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    last().onerror?.()
    expect(last().closed).toBe(true)
    vi.advanceTimersByTime(maxDelay / 2 - 1)
    expect(sources).toHaveLength(tries + 1)
    vi.advanceTimersByTime(maxDelay / 2 + 1)
    expect(sources).toHaveLength(tries + 2)
  }
  last().onopen?.()
  last().onerror?.()
  vi.advanceTimersByTime(2000)
  expect(sources).toHaveLength(9)
})

test('[VDP-16] passes updates on as sent, and does not reconnect once it was ended', () => {
  const updates: LiveState[] = []
  const end = connectLiveUpdates(['a'], (state) => updates.push(state))
  last().onmessage?.({ data: '{"id":"a","status":"sold"}' })
  expect(updates).toEqual([{ id: 'a', status: 'sold' }])
  last().onerror?.()
  end()
  vi.advanceTimersByTime(100_000)
  expect(sources).toHaveLength(1)
})
