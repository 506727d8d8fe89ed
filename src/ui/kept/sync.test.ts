import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptCar } from './cars'

const car = (id: string): KeptCar => ({ id, make: 'Kia', model: 'Rio', slug: id, title: `Kia ${id}`, photo: '/p.webp' })
let stored: Map<string, string>
let asked: string[]

const storage = (all: Map<string, string>) => ({
  getItem: (key: string) => all.get(key) ?? null,
  setItem: (key: string, value: string) => void all.set(key, value),
  removeItem: (key: string) => void all.delete(key),
})

/** A server whose account holds these vehicles; like the real one, it adds the merged ones. */
const serve = (account: string | null, ids: readonly string[]): void => {
  vi.stubGlobal('fetch', (address: string, init?: { readonly body?: string }) => {
    asked.push(`${address} ${init?.body ?? ''}`.trim())
    if (account === null) return Promise.resolve(new Response('{}', { status: 401 }))
    const more = init?.body === undefined ? [] : (JSON.parse(init.body) as { ids: string[] }).ids
    const cars = [...ids, ...more].map(car)
    return Promise.resolve(Response.json({ account, phone_number: '+61400000000', cars }))
  })
}

/** Syncs as a new page does, without the module state of the previous page. */
const opened = async (): Promise<void> => {
  vi.resetModules()
  const { syncAccount } = await import('./sync')
  await syncAccount(() => undefined)
}

const saved = async (): Promise<string[]> => (await import('./cars')).keptCars('saved').map(({ id }) => id)
const put = (...ids: string[]) => stored.set('forecourt-saved-cars', JSON.stringify(ids.map(car)))

beforeEach(() => {
  stored = new Map()
  asked = []
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage(stored))
  vi.stubGlobal('sessionStorage', storage(new Map()))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
})
afterEach(() => void vi.unstubAllGlobals())

test('[ACC-03] vehicles saved before signing in are merged into the account once, and none is lost', async () => {
  put('a', 'b')
  serve('ann', ['b', 'c'])
  await opened()
  expect((await saved()).sort()).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual(['/api/account/me', '/api/favourites {"ids":["a"]}'])
  // It was removed on another device meanwhile, and this one does not add it again.
  serve('ann', ['c'])
  await opened()
  expect(await saved()).toEqual(['c'])
  expect(asked).toHaveLength(3)
})

test('[ACC-03] vehicles of one account are not merged into the next', async () => {
  serve('ann', ['a'])
  await opened()
  serve('bob', ['z'])
  await opened()
  expect(await saved()).toEqual(['z'])
  expect(asked).toEqual(['/api/account/me', '/api/account/me'])
})

test('[ACC-03] signing out removes the account’s vehicles from the browser; favourites saved while signed out stay', async () => {
  put('a')
  serve(null, [])
  await opened()
  expect(await saved()).toEqual(['a'])
  serve('ann', [])
  await opened()
  serve(null, [])
  await opened()
  expect(await saved()).toEqual([])
})

test('[ACC-03] a failed merge removes nothing and is retried on the next page', async () => {
  put('a')
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('/me')
        ? Response.json({ account: 'ann', phone_number: '+61400000000', cars: [] })
        : new Response('{}', { status: 503 }),
    ),
  )
  await expect(opened()).rejects.toThrow('503')
  expect(await saved()).toEqual(['a'])
  serve('ann', [])
  await opened()
  expect(await saved()).toEqual(['a'])
  expect(asked.at(-1)).toBe('/api/favourites {"ids":["a"]}')
})
