import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
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

/** A server whose account holds these vehicles; like the real one, it adds the merged ones while there is room. */
const stubServer = (account: string | null, ids: readonly string[], room = Infinity): void => {
  vi.stubGlobal('fetch', (address: string, init?: { readonly body?: string }) => {
    requests.push(`${address} ${init?.body ?? ''}`.trim())
    if (account === null) return Promise.resolve(new Response('{}', { status: 401 }))
    const more = init?.body === undefined ? [] : (JSON.parse(init.body) as { ids: string[] }).ids
    const vehicles = [...ids, ...more.slice(0, room)].map(createVehicle)
    return Promise.resolve(
      Response.json({ account, phone_number: '+61400000000', cars: vehicles, no_room: more.slice(room) }),
    )
  })
}

/** Syncs as a new page does, without the module state of the previous page. */
const openPage = async () => {
  vi.resetModules()
  const { syncAccount } = await import('./sync-account')
  return syncAccount()
}

const readSavedIds = async (): Promise<string[]> =>
  (await import('./stored-vehicles')).readVehicles('saved').map(({ id }) => id)
const storeIds = (...ids: string[]) => stored.set('forecourt-saved-vehicles', JSON.stringify(ids.map(createVehicle)))

beforeEach(() => {
  stored = new Map()
  requests = []
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage(stored))
  vi.stubGlobal('document', { cookie: 'forecourt-signed-in=1' })
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

test('[SHP-01] vehicles that the account has no room for stay in this browser, are named once, and are merged when there is room', async () => {
  storeIds('a', 'b', 'c')
  stubServer('ann', ['x'], 1)
  expect(await openPage()).toMatchObject({ hasMerged: true, withoutRoom: [{ id: 'b' }, { id: 'c' }] })
  expect(await readSavedIds()).toEqual(['x', 'a', 'b', 'c'])
  stubServer('ann', ['x', 'a'], 0)
  expect(await openPage()).toEqual({ hasMerged: false, withoutRoom: [] })
  // “x” was removed on another device, which makes room.
  stubServer('ann', ['a'], 1)
  expect(await openPage()).toEqual({ hasMerged: true, withoutRoom: [] })
  expect(requests.at(-1)).toBe('/api/favourites {"ids":["b","c"]}')
  expect(await readSavedIds()).toEqual(['a', 'b', 'c'])
})

test('[SHP-01] a full account is not sent the vehicles again on every page, and a sign-out leaves them in this browser', async () => {
  const fullAccount = Array.from({ length: MAX_SAVED_VEHICLES }, (_, index) => `f${String(index)}`)
  storeIds('a', 'b')
  stubServer('ann', fullAccount)
  expect((await openPage()).withoutRoom).toHaveLength(2)
  expect(await readSavedIds()).toHaveLength(MAX_SAVED_VEHICLES + 2)
  expect(requests).toEqual(['/api/account/me'])
  stubServer(null, [])
  await openPage()
  expect(await readSavedIds()).toEqual(['a', 'b'])
  stubServer('bob', [])
  await openPage()
  expect(requests.at(-1)).toBe('/api/favourites {"ids":["a","b"]}')
})

test('[SHP-01] a sign-out in another tab while the account loads leaves nothing of the account in this browser', async () => {
  stubServer('ann', ['a'])
  const synced = openPage()
  vi.stubGlobal('document', { cookie: '' })
  await synced
  expect(await readSavedIds()).toEqual([])
  expect(stored.has('forecourt-account')).toBe(false)
})
