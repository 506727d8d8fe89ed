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

/** A server whose account holds these cars; what is merged is added, as the server does it. */
const serve = (account: string | null, ids: readonly string[]): void => {
  vi.stubGlobal('fetch', (address: string, init?: { readonly body?: string }) => {
    asked.push(`${address} ${init?.body ?? ''}`.trim())
    if (account === null) return Promise.resolve(new Response('{}', { status: 401 }))
    const more = init?.body === undefined ? [] : (JSON.parse(init.body) as { ids: string[] }).ids
    const cars = [...ids, ...more].map(car)
    return Promise.resolve(Response.json({ account, phone_number: '+61400000000', cars }))
  })
}

/** A page of its own: what it asked for once is asked for again on the next. */
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

test('[ACC-03] what was saved before signing in joins the account once: the union, nothing lost', async () => {
  put('a', 'b')
  serve('ann', ['b', 'c'])
  await opened()
  expect((await saved()).sort()).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual(['/api/account/me', '/api/favourites {"ids":["a"]}'])
  // Taken out on another device meanwhile, it does not come back from this one.
  serve('ann', ['c'])
  await opened()
  expect(await saved()).toEqual(['c'])
  expect(asked).toHaveLength(3)
})

test('[ACC-03] what one account left in a browser does not join the next', async () => {
  serve('ann', ['a'])
  await opened()
  serve('bob', ['z'])
  await opened()
  expect(await saved()).toEqual(['z'])
  expect(asked).toEqual(['/api/account/me', '/api/account/me'])
})

test('[ACC-03] signed out, the account’s cars leave the browser; favourites of nobody in particular stay', async () => {
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

test('[ACC-03] a merge that fails takes nothing away, and is tried again on the next page', async () => {
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
