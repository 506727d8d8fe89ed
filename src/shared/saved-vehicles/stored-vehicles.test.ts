import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  removeVehicle,
  isSaved,
  addVehicle,
  readVehicles,
  type StoredVehicle,
  type VehicleList,
  listVehicles,
  watchVehicles,
} from './stored-vehicles'

const createVehicle = (id: string): StoredVehicle => ({
  id,
  make: 'Kia',
  model: 'Rio',
  slug: id,
  title: `Kia ${id}`,
  photo: '/p.webp',
})
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  const events = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
})
afterEach(() => void vi.unstubAllGlobals())

const ids = (list: VehicleList) => readVehicles(list).map(({ id }) => id)

test('[VDP-13] lists viewed vehicles newest first, each once, twelve at most', () => {
  for (let n = 1; n <= 14; n += 1) addVehicle('viewed', createVehicle(`c${n}`))
  addVehicle('viewed', createVehicle('c5'))
  expect(ids('viewed')).toEqual(['c5', 'c14', 'c13', 'c12', 'c11', 'c10', 'c9', 'c8', 'c7', 'c6', 'c4', 'c3'])
  expect(ids('saved')).toEqual([])
})

test('[VDP-13] a saved vehicle stays until it is removed, and watchers are notified of both', () => {
  let changes = 0
  const stop = watchVehicles(() => (changes += 1))
  addVehicle('saved', createVehicle('a'))
  expect([isSaved('a'), isSaved('b'), changes]).toEqual([true, false, 1])
  removeVehicle('saved', 'a')
  stop()
  addVehicle('saved', createVehicle('b'))
  expect([isSaved('a'), changes]).toEqual([false, 2])
})

test('[CARD-01] a change in another tab is visible at the next check', () => {
  addVehicle('saved', createVehicle('a'))
  expect(isSaved('a')).toBe(true)
  stored.set('forecourt-saved-vehicles', JSON.stringify([createVehicle('b')]))
  expect([isSaved('a'), isSaved('b')]).toEqual([false, true])
  stored.delete('forecourt-saved-vehicles')
  expect(isSaved('b')).toBe(false)
})

test('[VDP-13] invalid data in storage, or missing storage, means no vehicles', () => {
  for (const text of ['{', 'null', '{"a":1}', '[1,null,{"id":"x"}]']) {
    stored.set('forecourt-viewed-cars', text)
    expect(ids('viewed')).toEqual([])
  }
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(ids('viewed')).toEqual([])
  expect(addVehicle('saved', createVehicle('a'))).toBe(false)
})

test('[SHP-03] the vehicles to compare are one array until the list changes, and a broken list is empty', () => {
  addVehicle('compared', createVehicle('a'))
  const before = listVehicles('compared')
  expect(before.map(({ id }) => id)).toEqual(['a'])
  expect(listVehicles('compared')).toBe(before)
  addVehicle('compared', createVehicle('b'))
  expect(ids('compared')).toEqual(['b', 'a'])
  expect(listVehicles('compared')).not.toBe(before)
  stored.set('forecourt-compared-cars', '{')
  expect(listVehicles('compared')).toEqual([])
})
