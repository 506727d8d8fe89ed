import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AnalyticsStore, ViewCount } from '@/src/integrations/analytics/port'
import { createBeacons } from './beacons'

const opened = (now: () => Date) => {
  const written: ViewCount[] = []
  const store: AnalyticsStore = {
    saveEvents: () => Promise.resolve(),
    addMisses: () => Promise.resolve(),
    addViews: (views) => Promise.resolve(void written.push(...views)),
  }
  const beacons = createBeacons({ store, log: () => undefined, now })
  const see = (sender: string, views: readonly string[], tenant = 'a') =>
    beacons.take(tenant, sender, JSON.stringify({ views }))
  const count = async () => {
    await beacons.flush()
    return written.splice(0).reduce((sum, view) => sum + view.count, 0)
  }
  return { see, count }
}

const car = randomUUID()

test('[VDP-13] counts a vehicle once per sender and day; other senders, and the next day, count again', async () => {
  let at = new Date('2026-06-01T05:00:00Z')
  const { see, count } = opened(() => at)
  for (let n = 0; n < 200; n += 1) see('192.0.2.1', [car, car])
  expect(await count()).toBe(1)
  see('192.0.2.1', [car])
  expect(await count()).toBe(0)
  see('192.0.2.2', [car])
  see('192.0.2.1', [randomUUID()])
  see('192.0.2.1', [car], 'b')
  expect(await count()).toBe(3)
  // Midnight in Brisbane.
  at = new Date('2026-06-01T14:00:00Z')
  see('192.0.2.1', [car])
  expect(await count()).toBe(1)
})

test('[VDP-13] one sender’s flood of views does not make the views of others count again', async () => {
  let at = new Date('2026-06-01T05:00:00Z')
  const { see, count } = opened(() => at)
  see('192.0.2.1', [car])
  for (let n = 0; n < 300; n += 1) {
    at = new Date(at.getTime() + 1000)
    see(
      '192.0.2.66',
      Array.from({ length: 20 }, () => randomUUID()),
    )
  }
  expect(await count()).toBe(2001)
  see('192.0.2.1', [car])
  expect(await count()).toBe(0)
})
