import { expect, test, vi } from 'vitest'

type Entry = { readonly target: string; readonly isIntersecting: boolean }
type Report = (entries: readonly Entry[]) => void

test('[ADM-02] of several moments of one element, an observer of the panel reports the last', async () => {
  const reports: Report[] = []
  class FakeObserver {
    constructor(report: Report) {
      reports.push(report)
    }
  }
  vi.stubGlobal('window', { IntersectionObserver: FakeObserver })
  await import('./latest-intersections')
  const callback = vi.fn()
  new window.IntersectionObserver(callback)
  reports[0]?.([
    { target: 'address', isIntersecting: false },
    { target: 'hours', isIntersecting: false },
    { target: 'address', isIntersecting: true },
  ])
  expect(callback.mock.calls[0]?.[0]).toEqual([
    { target: 'address', isIntersecting: true },
    { target: 'hours', isIntersecting: false },
  ])
  vi.unstubAllGlobals()
})
