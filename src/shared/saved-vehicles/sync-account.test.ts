import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredVehicle } from './stored-vehicles'

const createVehicle = (id: string): StoredVehicle => ({
  id,
  make: 'Kia',
  model: 'Rio',
  slug: id,
  title: `Kia ${id}`,
  photo: '/p.webp',
})
let stored: Map<string, string>
let requests: string[]

const storage = (all: Map<string, string>) => ({
  getItem: (key: string) => all.get(key) ?? null,
  setItem: (key: string, value: string) => void all.set(key, value),
  removeItem: (key: string) => void all.delete(key),
})

/** A server whose account holds these vehicles; like the real one, it adds the merged ones. */
const stubServer = (account: string | null, ids: readonly string[]): void => {
  vi.stubGlobal('fetch', (address: string, init?: { readonly body?: string }) => {
    requests.push(`${address} ${init?.body ?? ''}`.trim())
    if (account === null) return Promise.resolve(new Response('{}', { status: 401 }))
    const more = init?.body === undefined ? [] : (JSON.parse(init.body) as { ids: string[] }).ids
    const cars = [...ids, ...more].map(createVehicle)
    return Promise.resolve(Response.json({ account, phone_number: '+61400000000', cars }))
  })
}

/** Syncs as a new page does, without the module state of the previous page. */
const openPage = async (): Promise<void> => {
  vi.resetModules()
  const { syncAccount } = await import('./sync-account')
  await syncAccount()
}

const readSavedIds = async (): Promise<string[]> =>
  (await import('./stored-vehicles')).readVehicles('saved').map(({ id }) => id)
const storeIds = (...ids: string[]) => stored.set('forecourt-saved-cars', JSON.stringify(ids.map(createVehicle)))

beforeEach(() => {
  stored = new Map()
  requests = []
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage(stored))
  vi.stubGlobal('sessionStorage', storage(new Map()))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
})
afterEach(() => void vi.unstubAllGlobals())

test('[ACC-03] vehicles saved before signing in are merged into the account once, and none is lost', async () => {
  storeIds('a', 'b')
  stubServer('ann', ['b', 'c'])
  await openPage()
  expect((await readSavedIds()).sort()).toEqual(['a', 'b', 'c'])
  expect(requests).toEqual(['/api/account/me', '/api/favourites {"ids":["a"]}'])
  // It was removed on another device meanwhile, and this one does not add it again.
  stubServer('ann', ['c'])
  await openPage()
  expect(await readSavedIds()).toEqual(['c'])
  expect(requests).toHaveLength(3)
})

test('[ACC-03] vehicles of one account are not merged into the next', async () => {
  stubServer('ann', ['a'])
  await openPage()
  stubServer('bob', ['z'])
  await openPage()
  expect(await readSavedIds()).toEqual(['z'])
  expect(requests).toEqual(['/api/account/me', '/api/account/me'])
})

test('[ACC-03] signing out removes the account’s vehicles from the browser; favourites saved while signed out stay', async () => {
  storeIds('a')
  stubServer(null, [])
  await openPage()
  expect(await readSavedIds()).toEqual(['a'])
  stubServer('ann', [])
  await openPage()
  stubServer(null, [])
  await openPage()
  expect(await readSavedIds()).toEqual([])
})

test('[ACC-03] a failed merge removes nothing and is retried on the next page', async () => {
  storeIds('a')
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('/me')
        ? Response.json({ account: 'ann', phone_number: '+61400000000', cars: [] })
        : new Response('{}', { status: 503 }),
    ),
  )
  await expect(openPage()).rejects.toThrow('503')
  expect(await readSavedIds()).toEqual(['a'])
  stubServer('ann', [])
  await openPage()
  expect(await readSavedIds()).toEqual(['a'])
  expect(requests.at(-1)).toBe('/api/favourites {"ids":["a"]}')
})
