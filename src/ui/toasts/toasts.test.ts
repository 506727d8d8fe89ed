import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts, REMOVE_DELAY_MS } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (all: ReturnType<typeof createToasts>) =>
  all.all().map(({ text, open }) => `${text} ${open ? 'open' : 'closed'}`)

test('[INP-02] at most one toast is visible: the latest', () => {
  const all = createToasts()
  all.show({ text: 'first' })
  all.show({ text: 'second' })
  expect(texts(all)).toEqual(['second open'])
})

test('[INP-02] a dismissed toast is no longer visible, and removed after 1,000,000 ms', () => {
  const all = createToasts()
  all.dismiss(all.show({ text: 'one' }))
  expect(REMOVE_DELAY_MS).toBe(1_000_000)
  expect(texts(all)).toEqual(['one closed'])
  vi.advanceTimersByTime(999_999)
  expect(texts(all)).toEqual(['one closed'])
  vi.advanceTimersByTime(1)
  expect(texts(all)).toEqual([])
})

test('[INP-02] a toast stays until it is closed, unless it has a duration', () => {
  const all = createToasts()
  all.show({ text: 'stays' })
  vi.advanceTimersByTime(10_000_000)
  expect(texts(all)).toEqual(['stays open'])
  all.show({ text: 'copied', durationMs: 3000 })
  vi.advanceTimersByTime(2999)
  expect(texts(all)).toEqual(['copied open'])
  vi.advanceTimersByTime(1)
  expect(texts(all)).toEqual(['copied closed'])
})

test('[INP-02] a watcher is called for each change, and no longer after it stops', () => {
  const all = createToasts()
  const counts: number[] = []
  const stopWatching = all.watch(() => counts.push(all.all().length))
  all.dismiss(all.show({ text: 'x' }))
  stopWatching()
  all.show({ text: 'y' })
  expect(counts).toEqual([1, 1])
})

test('[INP-02] the removal of an old toast does not remove a new one', () => {
  const all = createToasts()
  all.dismiss(all.show({ text: 'old' }))
  all.show({ text: 'new' })
  vi.advanceTimersByTime(REMOVE_DELAY_MS * 2)
  expect(texts(all)).toEqual(['new open'])
})
