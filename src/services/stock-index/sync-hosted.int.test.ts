import { createDiskUploads } from '@/src/integrations/uploads/disk'
import os from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAlgoliaIndexer } from '@/src/integrations/search/algolia/indexer'
import { type FakeAlgolia, startFakeAlgolia } from '@/src/integrations/search/testing/fake-algolia.test-support'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv } from '@/scripts/testing/stock'
import { purgeTenant } from '@/src/services/tenants/purge'
import { readStock } from './read-stock'
import { syncHosted } from './sync-hosted'

let database: TestDatabase
let algolia: FakeAlgolia
let tenantId: string
const pass = (): null => null

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  algolia = await startFakeAlgolia()
  tenantId = await addTenant(database.pool)
  await stock(30)
})
afterEach(async () => {
  await algolia.close()
  await database.pool.query('DELETE FROM search_sync')
  await database.pool.query("UPDATE tenants SET status = 'archived'")
})

const stock = async (count: number, price = '$21,990'): Promise<void> => {
  const rows = Array.from({ length: count }, (_, i) => ({ ...dealerRow(`S${i}`), 'EGC Price': price }))
  const client = await database.pool.connect()
  try {
    await importCsv(client, tenantId, toCsv(rows), { allowRemoval: true })
  } finally {
    client.release()
  }
}
const syncNow = (more: { onApplied?: (tenantId: string) => Promise<void>; signal?: AbortSignal } = {}) =>
  syncHosted({ db: database.pool, indexer: createAlgoliaIndexer({ ...algolia.options, writeTimeoutMs: 300 }), ...more })
/**
 * Waits until everything written so far counts as past. A transaction that is open in any database of the server, such
 * as another test file's, causes later changes to be read again.
 */
const waitUntilPast = async (): Promise<void> => {
  const { rows } = await database.pool.query<{ mine: string }>('SELECT pg_current_xact_id()::text AS mine')
  for (;;) {
    const now = await database.pool.query<{ past: boolean }>(
      'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS past',
      [rows[0]?.mine],
    )
    if (now.rows[0]?.past) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
const sync: typeof syncNow = async (more) => {
  await waitUntilPast()
  return syncNow(more)
}
/** Retries like the queue until the sync succeeds. */
const retrySync = async (): Promise<number> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await sync()
      return tries
    } catch (error) {
      if (tries > 20) throw error
    }
  }
}
const byId = (a: { objectID: string }, b: { objectID: string }): number => (a.objectID < b.objectID ? -1 : 1)
const expected = async () => {
  const records = []
  for await (const batch of readStock(database.pool, tenantId)) records.push(...batch)
  return JSON.parse(JSON.stringify(records.sort(byId))) as unknown
}
const indexedRecords = () => [...algolia.records.values()].filter((one) => one.tenant_id === tenantId).sort(byId)
const expectEqual = async (): Promise<void> => expect(indexedRecords()).toEqual(await expected())

describe('following the change log', () => {
  test('[STK-03] creations, changes, sales and removals reach the index; settings are sent once', async () => {
    await sync()
    expect(indexedRecords()).toHaveLength(30)
    await expectEqual()
    expect([...algolia.settings.keys()].sort()).toEqual([
      'vehicles',
      'vehicles_created_at_desc',
      'vehicles_km_asc',
      'vehicles_price_asc',
      'vehicles_price_desc',
    ])
    await stock(28, '$19,990')
    await database.pool.query("UPDATE vehicles SET status = 'sold', sold_at = now() WHERE stocknum = 'S1'")
    const applied: string[] = []
    const calls = algolia.calls.length
    await sync({ onApplied: async (id) => void applied.push(id) })
    expect(indexedRecords()).toHaveLength(28)
    await expectEqual()
    expect(applied).toEqual([tenantId])
    expect(algolia.calls.slice(calls)).not.toContain('PUT settings')
  })

  test('[STK-03] removes a tenant that is no longer active, and only that one', async () => {
    const other = await addTenant(database.pool)
    algolia.records.set('x', { objectID: 'x', tenant_id: other })
    await sync()
    expect(algolia.records.has('x')).toBe(false)
    algolia.records.set('y', { objectID: 'y', tenant_id: other })
    await database.pool.query("UPDATE tenants SET status = 'archived' WHERE id = $1", [tenantId])
    await sync()
    expect([...algolia.records.keys()]).toEqual(['y'])
  })

  test('[STK-03] [TEN-01] removes a purged tenant by its entries in the change log', async () => {
    await sync()
    expect(indexedRecords()).toHaveLength(30)
    await database.pool.query("UPDATE tenants SET status = 'purging' WHERE id = $1", [tenantId])
    await purgeTenant({ db: database.pool, uploads: createDiskUploads(os.tmpdir()) }, tenantId)
    await sync()
    expect(indexedRecords()).toEqual([])
    expect(await sync()).toBe(0)
  })

  test('[STK-03] does not skip a slow transaction whose earlier entry commits later', async () => {
    await sync()
    const slow = await database.pool.connect()
    await slow.query('BEGIN')
    await slow.query("UPDATE vehicles SET km = 111 WHERE stocknum = 'S1' AND tenant_id = $1", [tenantId])
    await database.pool.query("UPDATE vehicles SET km = 222 WHERE stocknum = 'S2' AND tenant_id = $1", [tenantId])
    try {
      expect(await syncNow()).toBe(1)
      expect(await syncNow()).toBe(0)
    } finally {
      await slow.query('COMMIT')
      slow.release()
    }
    expect(await sync()).toBe(1)
    expect(indexedRecords().filter(({ km }) => km === 111 || km === 222)).toHaveLength(2)
    await expectEqual()
  })

  test('[STK-03] sends all stock to an index older than the change log', async () => {
    await sync()
    await stock(20)
    await database.pool.query('DELETE FROM stock_changes')
    await database.pool.query("UPDATE search_sync SET synced_at = now() - interval '2 days'")
    expect(await sync()).toBeNull()
    expect(indexedRecords()).toHaveLength(20)
    await expectEqual()
  })

  test('[STK-03] a sync that lost its job writes nothing more; two concurrent syncs converge', async () => {
    await sync()
    await stock(30, '$18,000')
    await expect(sync({ signal: AbortSignal.abort() })).rejects.toThrow()
    expect(indexedRecords().some(({ price }) => price === 18_000)).toBe(false)
    await Promise.allSettled([sync(), sync()])
    await retrySync()
    await expectEqual()
  })
})

describe('a failing Algolia', () => {
  /** Makes some of the first writes fail, each at another step. */
  const failSometimes = (fault: ReturnType<FakeAlgolia['faultFor']>) => {
    let count = 0
    const failing = new Set([1, 3, 6, 10])
    return (call: string) =>
      (call === 'POST batch' || call === 'GET task') && failing.has((count += 1)) ? fault : null
  }

  test.each([
    ['500', { status: 500 }],
    ['500 after it was taken', { status: 500, taken: true }],
    ['429 with a time to wait', { status: 429, headers: { 'retry-after': '0' } }],
    ['400', { status: 400 }],
    ['no answer', 'hang'],
  ] as const)('[STK-03] %s now and then loses nothing', async (_name, fault) => {
    await retrySync()
    await stock(25, '$17,000')
    algolia.faultFor = failSometimes(fault)
    await retrySync()
    algolia.faultFor = pass
    await expectEqual()
    expect(indexedRecords()).toHaveLength(25)
  })

  test('[STK-03] keeps the progress while Algolia is down, and catches up afterwards', async () => {
    await sync()
    const before = await database.pool.query('SELECT position FROM search_sync')
    await stock(10, '$16,000')
    algolia.faultFor = (call) => (call === 'POST batch' ? { status: 503 } : null)
    await expect(sync()).rejects.toThrow()
    await expect(sync()).rejects.toThrow()
    expect((await database.pool.query('SELECT position FROM search_sync')).rows).toEqual(before.rows)
    algolia.faultFor = pass
    await sync()
    await expectEqual()
  })
})
