import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AnalyticsStore, QueryCount, ViewCount } from '@/src/integrations/analytics/port'
import { createBeacons } from './beacons'

const openBeacons = (now: () => Date) => {
  const writtenViews: ViewCount[] = []
  const writtenSearches: QueryCount[] = []
  const store: AnalyticsStore = {
    saveEvents: () => Promise.resolve(),
    addZeroResults: () => Promise.resolve(),
    addSearches: (searches) => Promise.resolve(void writtenSearches.push(...searches)),
    addViews: (views) => Promise.resolve(void writtenViews.push(...views)),
  }
  const beacons = createBeacons({ store, log: () => undefined, now })
  const sendViews = (sender: string, views: readonly string[], tenant = 'a') =>
    beacons.accept(tenant, sender, JSON.stringify({ views }))
  const count = async () => {
    await beacons.flush()
    return writtenViews.splice(0).reduce((sum, view) => sum + view.count, 0)
  }
  const sendSearches = (sender: string, searches: readonly string[]) =>
    beacons.accept('a', sender, JSON.stringify({ searches }))
  const listSearches = async () => {
    await beacons.flush()
    return writtenSearches.splice(0).map(({ words, count: times }) => `${words} ${String(times)}`)
  }
  return { see: sendViews, count, sendSearches, listSearches }
}

const vehicleId = randomUUID()

test('[VDP-13] counts a vehicle once per sender and day; other senders, and the next day, count again', async () => {
  let at = new Date('2026-06-01T05:00:00Z')
  const { see: sendViews, count } = openBeacons(() => at)
  for (let n = 0; n < 200; n += 1) sendViews('192.0.2.1', [vehicleId, vehicleId])
  expect(await count()).toBe(1)
  sendViews('192.0.2.1', [vehicleId])
  expect(await count()).toBe(0)
  sendViews('192.0.2.2', [vehicleId])
  sendViews('192.0.2.1', [randomUUID()])
  sendViews('192.0.2.1', [vehicleId], 'b')
  expect(await count()).toBe(3)
  // Midnight in Brisbane.
  at = new Date('2026-06-01T14:00:00Z')
  sendViews('192.0.2.1', [vehicleId])
  expect(await count()).toBe(1)
})

test('[VDP-13] one sender’s flood of views does not make the views of others count again', async () => {
  let at = new Date('2026-06-01T05:00:00Z')
  const { see: sendViews, count } = openBeacons(() => at)
  sendViews('192.0.2.1', [vehicleId])
  for (let n = 0; n < 300; n += 1) {
    at = new Date(at.getTime() + 1000)
    sendViews(
      '192.0.2.66',
      Array.from({ length: 20 }, () => randomUUID()),
    )
  }
  expect(await count()).toBe(2001)
  sendViews('192.0.2.1', [vehicleId])
  expect(await count()).toBe(0)
})

test('[SHP-02] counts a search once per sender and day, and none that may identify a person', async () => {
  const { sendSearches, listSearches } = openBeacons(() => new Date('2026-06-01T05:00:00Z'))
  for (let n = 0; n < 20; n += 1) sendSearches('192.0.2.1', ['White Ute', 'white  ute'])
  sendSearches('192.0.2.2', ['white ute', 'ada@example.com', '0400 000 000'])
  expect(await listSearches()).toEqual(['white ute 2'])
})
