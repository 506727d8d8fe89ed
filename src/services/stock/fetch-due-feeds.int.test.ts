import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { v7 as uuidV7 } from 'uuid'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, listVehicles } from '@/scripts/testing/stock'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { runDueFeeds } from './fetch-due-feeds'
import { uploadToFeed } from './upload'

let database: TestDatabase
let server: http.Server
let tenant: string
let body = ''
let etag = 0
/** Delayed responses. */
let pendingResponses: (() => void)[] = []
let requestHeaders: http.IncomingHttpHeaders[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  server = http.createServer((request, response) => {
    requestHeaders.push(request.headers)
    if (request.url === '/held') {
      pendingResponses.push(() => response.writeHead(200).end(body))
      return
    }
    if (request.headers['if-none-match'] === `"${etag}"`) response.writeHead(304).end()
    else response.writeHead(200, { etag: `"${etag}"` }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.drop()
})
beforeEach(async () => {
  tenant = await addTenant(database.pool)
  requestHeaders = []
  pendingResponses = []
  etag += 1
  await database.pool.query("UPDATE stock_feeds SET schedule = 'off'")
})

const start = new Date('2026-06-01T00:00:00Z')
const minutesLater = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000)
const guard = { allows: (ip: string) => ip === '127.0.0.1', resolve: () => Promise.reject(new Error('no names here')) }

const addFeed = async (key: string, more: Record<string, unknown> = {}): Promise<string> => {
  const id = uuidV7()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv?key=s3cret`
  const row: Record<string, unknown> = { id, tenant_id: tenant, name: key, key, url, schedule: 'm15', ...more }
  const names = Object.keys(row)
  await database.pool.query(
    `INSERT INTO stock_feeds (${names.map((one) => `"${one}"`).join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
  return id
}
const run = (minutes: number) => runDueFeeds(database.pool, minutesLater(minutes), { guard })
const listImports = async () =>
  (
    await database.pool.query('SELECT source, state, message FROM stock_imports WHERE tenant_id = $1 ORDER BY id', [
      tenant,
    ])
  ).rows

describe('[STK-02] due feeds', () => {
  test('[STK-02] are fetched on schedule; an unchanged file is not imported again', async () => {
    body = toCsv([dealerRow('A1'), dealerRow('A2')])
    await addFeed('main', { authorization: 'Bearer t0ken' })
    expect(await run(0)).toMatchObject([{ outcome: 'done' }])
    expect(requestHeaders[0]).toMatchObject({ authorization: 'Bearer t0ken' })
    expect((await listVehicles(database.pool, tenant)).length).toBe(2)
    expect(await run(10)).toEqual([])
    expect(await run(15)).toMatchObject([{ outcome: 'unchanged' }])
    etag += 1
    body = toCsv([dealerRow('A1'), dealerRow('A2'), dealerRow('A3')])
    expect(await run(30)).toMatchObject([{ outcome: 'done' }])
    expect((await listVehicles(database.pool, tenant)).length).toBe(3)
    const rows = await listImports()
    expect(rows.map((one) => one.state)).toEqual(['done', 'done'])
    expect(JSON.stringify(rows)).not.toContain('s3cret')
  })

  test('[STK-02] a failure is recorded and does not stop the next feed', async () => {
    body = toCsv([dealerRow('A1')])
    await addFeed('inward', { url: 'http://10.0.0.1/stock.csv' })
    await addFeed('main')
    const runs = await run(0)
    expect(runs.map((one) => one.outcome).sort()).toEqual(['done', 'failed'])
    expect(await listImports()).toContainEqual({
      source: '10.0.0.1/stock.csv',
      state: 'failed',
      message: expect.stringContaining('private network'),
    })
    expect((await listVehicles(database.pool, tenant)).length).toBe(1)
  })

  test('[STK-02] a refused file is downloaded again, so that a corrected mapping reads it', async () => {
    body = 'Nr;Marke\n1;Kia\n'
    const id = await addFeed('main')
    expect(await run(0)).toMatchObject([{ outcome: 'refused' }])
    expect(await listImports()).toMatchObject([{ state: 'refused' }])
    const columnsResult = await database.pool.query('SELECT seen_columns FROM stock_feeds WHERE id = $1', [id])
    expect(columnsResult.rows).toEqual([{ seen_columns: ['Nr', 'Marke'] }])
    const mapping = {
      name: 'own',
      label: 'Own',
      key: { columns: ['Nr'], duplicates: 'reject' },
      columns: [
        { column: 'Nr', field: 'stocknum' },
        { column: 'Marke', field: 'make' },
      ],
      constants: { year: 2020, model: 'Rio' },
    }
    await database.pool.query('UPDATE stock_feeds SET mapping = $2 WHERE id = $1', [id, JSON.stringify(mapping)])
    expect(await run(15)).toMatchObject([{ outcome: 'done' }])
    expect(await listVehicles(database.pool, tenant)).toMatchObject([{ make: 'Kia', model: 'Rio' }])
  })

  test.each([
    ['a fetch that fails', { url: 'http://10.0.0.1/stock.csv' }, 'failed'],
    ['a refused file', {}, 'refused'],
    ['a mapping that is missing', { mapping_name: 'no-such-mapping' }, 'failed'],
  ])('[STF-05] the result of %s is stored before the feed counts as no longer fetched', async (_case, more, state) => {
    body = 'Nr;Marke\n1;Kia\n'
    const id = await addFeed('main', more)
    // Records the newest result at the moment in which the lease ends.
    await database.pool.query(`
      CREATE TABLE released (state text);
      CREATE FUNCTION record_release() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO released SELECT (SELECT state::text FROM stock_imports WHERE feed_id = NEW.id ORDER BY id DESC LIMIT 1);
        RETURN NEW; END $$;
      CREATE TRIGGER record_release AFTER UPDATE ON stock_feeds FOR EACH ROW
        WHEN (OLD.fetching_until IS NOT NULL AND NEW.fetching_until IS NULL) EXECUTE FUNCTION record_release()`)
    try {
      await run(0)
      expect((await database.pool.query('SELECT state FROM released')).rows, id).toEqual([{ state }])
    } finally {
      await database.pool.query('DROP FUNCTION record_release CASCADE; DROP TABLE released')
    }
  })

  test('[STK-02] two processes fetch a feed once', async () => {
    body = toCsv([dealerRow('A1')])
    await addFeed('main')
    const both = await Promise.all([run(0), run(0)])
    expect(both.flat()).toHaveLength(1)
    expect(requestHeaders).toHaveLength(1)
  })

  test('[STK-02] slow servers of one dealer do not delay the feeds of others', async () => {
    body = toCsv([dealerRow('A1')])
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/held`
    for (const key of ['a', 'b', 'c']) await addFeed(key, { url })
    const slow = tenant
    tenant = await addTenant(database.pool)
    await addFeed('main')
    const running = run(0)
    await expect.poll(() => listVehicles(database.pool, tenant)).toHaveLength(1)
    expect(pendingResponses).toHaveLength(1)
    for (const many of [1, 2, 3]) {
      await expect.poll(() => pendingResponses.length).toBe(many)
      pendingResponses[many - 1]?.()
    }
    const runs = await running
    expect(runs.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done'])
    expect(runs[0]?.tenantId).toBe(tenant)
    expect(runs.filter(({ tenantId }) => tenantId === slow)).toHaveLength(3)
  })

  test('[STK-02] feeds a run has no time for are left to the next run', async () => {
    body = toCsv([dealerRow('A1')])
    await addFeed('main')
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    expect(await run(0)).toEqual([])
    timeout.mockRestore()
    expect(await run(0)).toMatchObject([{ outcome: 'done' }])
  })

  test('[STK-02] disabled and unscheduled feeds and those of archived dealers are not fetched', async () => {
    await addFeed('off', { schedule: 'off' })
    await addFeed('disabled', { enabled: false })
    expect(await run(0)).toEqual([])
  })
})

const upload = (feed: { readonly id: string; readonly key: string }, text: string, name = 'stock.csv') =>
  uploadToFeed(database.pool, {
    feed: { ...feed, tenant },
    file: {
      name,
      bytes: (async function* () {
        yield Buffer.from(text)
      })(),
    },
    root: path.resolve('.'),
    now: start,
  })

describe('[STK-02] several feeds of one tenant', () => {
  test('[STK-02] each uses its own mapping and changes its own vehicles only', async () => {
    const vehicles = { key: 'cars', id: await addFeed('cars', { mapping_name: 'dealer-csv', schedule: 'off' }) }
    const trucks = {
      key: 'trucks',
      id: await addFeed('trucks', { mapping_name: 'stock-item', schedule: 'off' }),
    }
    const own = { ...dealerCsv, name: 'bikes', constants: { item_type: 'motorcycle' } }
    const bikes = { key: 'bikes', id: await addFeed('bikes', { mapping: JSON.stringify(own), schedule: 'off' }) }
    const items = (...numbers: string[]) =>
      JSON.stringify(numbers.map((one) => ({ StockNumber: one, Make: 'Isuzu', Model: 'NPR', YearGroup: 2020 })))
    expect(await upload(vehicles, toCsv([dealerRow('S1'), dealerRow('S2')]))).toMatchObject({ ok: true })
    expect(await upload(trucks, items('S1', 'S2', 'S3'))).toMatchObject({ ok: true, report: { mapping: 'stock-item' } })
    expect(await upload(bikes, toCsv([dealerRow('S1')]))).toMatchObject({ ok: true, report: { mapping: 'bikes' } })
    // One may leave a small feed, two of three may not.
    expect(await upload(trucks, items('S3'))).toMatchObject({ ok: false, reason: 'removal', missing: 2 })
    expect(await upload(trucks, items('S2', 'S3'))).toMatchObject({ ok: true, report: { removed: 1 } })
    expect(await upload(trucks, items('S3'))).toMatchObject({ ok: true, report: { removed: 1 } })
    const storedItems = (await listVehicles(database.pool, tenant)).map(
      (one) => `${one.feed_key} ${String(one['item_type'])}`,
    )
    expect(storedItems.sort()).toEqual(['s1 car', 's1 motorcycle', 's2 car', 's3 car'])
  })

  test('[STK-02] a feed that names its mapping refuses a file with other columns', async () => {
    const trucks = { key: 'trucks', id: await addFeed('trucks', { mapping_name: 'stock-item', schedule: 'off' }) }
    expect(await upload(trucks, toCsv([dealerRow('S1')]))).toMatchObject({ ok: false })
    const bad = { key: 'bad', id: await addFeed('bad', { mapping_name: '../../etc/passwd', schedule: 'off' }) }
    expect(await upload(bad, toCsv([dealerRow('S1')]))).toMatchObject({ ok: false, reason: 'mapping' })
  })

  test('[STK-02] a truncated JSON file removes no vehicle', async () => {
    const feed = { key: 'dms', id: await addFeed('dms', { schedule: 'off' }) }
    const list = JSON.stringify(
      ['A', 'B', 'C'].map((stocknum) => ({ stocknum, make: 'Kia', model: 'Rio', year: 2020 })),
    )
    expect(await upload(feed, list, 'x.json')).toMatchObject({ ok: true, report: { created: 3 } })
    const cut = list.slice(0, list.indexOf('},{') + 5)
    expect(await upload(feed, cut, 'x.json')).toMatchObject({ ok: true, report: { removed: 0, skippedRemovals: 2 } })
    expect(await listVehicles(database.pool, tenant)).toHaveLength(3)
  })
})
