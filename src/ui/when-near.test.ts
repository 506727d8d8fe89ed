import { afterEach, expect, test, vi } from 'vitest'
import { loadWhenNear } from './when-near'

afterEach(() => void vi.unstubAllGlobals())

type Observe = (entries: readonly { readonly isIntersecting: boolean }[]) => void

/** A page with one element, and what its observer was given. */
const stubPage = () => {
  const element = {}
  const created: { notify: Observe; margin: string | undefined; disconnected: boolean }[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'location-map' ? element : null) })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly own
      constructor(notify: Observe, options: { readonly rootMargin?: string }) {
        this.own = { notify, margin: options.rootMargin, disconnected: false }
        created.push(this.own)
      }
      observe(): void {
        // The test notifies by itself.
      }
      disconnect(): void {
        this.own.disconnected = true
      }
    },
  )
  return created
}

test('[LOC-03] a map’s script loads once, when its place is near the screen, and not before', async () => {
  const created = stubPage()
  const load = vi.fn(() => Promise.resolve('map'))
  const loaded = loadWhenNear('location-map', load)
  created[0]?.notify([{ isIntersecting: false }])
  expect(load).not.toHaveBeenCalled()
  created[0]?.notify([{ isIntersecting: true }])
  expect(await loaded).toBe('map')
  expect(load).toHaveBeenCalledOnce()
  expect(created).toMatchObject([{ margin: '300px', disconnected: true }])
})

test('[LOC-03] a part whose element is not on the page yet loads at once', async () => {
  const created = stubPage()
  expect(await loadWhenNear('absent', () => Promise.resolve('part'))).toBe('part')
  expect(created).toEqual([])
})
