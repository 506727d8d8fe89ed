import { expect, test } from 'vitest'
import { liveStateKey, liveUpdateText, liveRefetchDelayMs } from './live'
import { toLiveState } from './live-state'
import { withOverrides } from './overrides'
import { toSearchRecord } from '../search-record/to-search-record'
import type { Vehicle } from './vehicle'
import { testVehicle } from './vehicle.test-support'

const liveVehicle: Vehicle = {
  ...testVehicle,
  id: 'c1',
  price_cents: 2_599_000,
  price_type: 'drive_away',
  images: [],
  features: [],
}

test.each<Partial<Vehicle>>([
  {},
  { price_cents: 900 },
  { offer_price_cents: 2_400_000, before_price_cents: 2_700_000 },
  { overrides: { offer_price_cents: 2_300_000 } },
  { subscription_price_cents: 29_900, preorder: true, price_type: 'excl_govt' },
  { status: 'sold', reserved: true },
])('[VDP-16] %j has the price of its search record', (changes) => {
  const vehicle = { ...liveVehicle, ...changes }
  const record = toSearchRecord(vehicle, { tenantId: 't' })
  const { id, ...live } = toLiveState(vehicle)
  expect(id).toBe(record.objectID)
  for (const key of [
    'status',
    'reserved',
    'preorder',
    'price_type',
    'price',
    'before_price',
    'offer_price',
    'subscription_price',
  ] as const)
    expect(live[key], key).toEqual(record[key])
})

test('[VDP-16] hidden and removed vehicles are unavailable, and every change has its own key', () => {
  expect(toLiveState({ ...liveVehicle, hidden: true }).status).toBe('unavailable')
  expect(
    toLiveState({ ...liveVehicle, hidden: true, offer_price_cents: 5_000_000, subscription_price_cents: 100 }),
  ).toEqual({
    id: 'c1',
    status: 'unavailable',
    reserved: false,
    preorder: false,
    price_type: 'drive_away',
  })
  expect(toLiveState({ ...liveVehicle, removed_at: '2026-06-02T00:00:00Z' }).status).toBe('unavailable')
  const keys = [
    {},
    { price_cents: 2_600_000 },
    { reserved: true },
    { status: 'sold' as const },
    { hidden: true },
    { price_type: 'excl_govt' as const },
    { before_price_cents: 2_700_000 },
    { offer_price_cents: 2_599_000 },
    { subscription_price_cents: 100 },
  ].map((changes) => liveStateKey(toLiveState({ ...liveVehicle, ...changes })))
  expect(new Set(keys).size).toBe(keys.length)
})

test.each<[Partial<Vehicle>, string]>([
  [{}, ''],
  [{ status: 'sold' }, 'This vehicle has just been sold.'],
  [{ hidden: true }, 'This vehicle is no longer available.'],
  [{ status: 'others' }, 'This vehicle is no longer available.'],
  [{ reserved: true }, 'This vehicle has just been reserved.'],
  [{ price_cents: 2_400_000 }, 'The price or availability of this vehicle has just changed.'],
])('[VDP-16] %j is announced as “%s”', (changes, words) => {
  expect(liveUpdateText(liveStateKey(toLiveState(liveVehicle)), toLiveState({ ...liveVehicle, ...changes }))).toBe(
    words,
  )
})

test('[RSV-01] a vehicle with a hold is reserved whatever its feed says, until the hold ends', () => {
  const heldVehicle = { ...liveVehicle, held: true }
  expect(toLiveState(heldVehicle).reserved).toBe(true)
  expect(liveUpdateText(liveStateKey(toLiveState(liveVehicle)), toLiveState(heldVehicle))).toBe(
    'This vehicle has just been reserved.',
  )
  expect(toSearchRecord(heldVehicle, { tenantId: 't' })).toMatchObject({ reserved: true })
  expect(toLiveState({ ...liveVehicle, held: false, reserved: true }).reserved).toBe(true)
  expect(toLiveState({ ...liveVehicle, held: false }).reserved).toBe(false)
  // The origin of a reservation is not exposed.
  expect(withOverrides(heldVehicle)).not.toHaveProperty('held')
})

test('[VDP-16] announces the end of a reservation', () => {
  expect(liveUpdateText(liveStateKey(toLiveState({ ...liveVehicle, reserved: true })), toLiveState(liveVehicle))).toBe(
    'This vehicle is no longer reserved.',
  )
})

test('[VDP-16] an open page refetches a few times at once, and once more after outside caches have expired', () => {
  let totalMs = 0
  let fetchCount = 1
  for (let wait = liveRefetchDelayMs(fetchCount); wait !== null; wait = liveRefetchDelayMs(fetchCount)) {
    totalMs += wait
    fetchCount += 1
  }
  expect(fetchCount).toBe(5)
  expect(totalMs).toBeGreaterThan(10_000)
  expect(totalMs).toBeLessThan(15_000)
})
