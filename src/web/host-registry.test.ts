import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { createHostRegistry } from './host-registry'
import { handleChange } from './on-change'

type QueryResult = { readonly rows: readonly Record<string, unknown>[] }
type PendingQuery = { readonly answer: (slug: string) => void; readonly fail: () => void }

const rowOf = (slug: string) => ({
  id: slug,
  slug,
  hosts: [`${slug}.example`],
  template: null,
  own: null,
  name: slug,
  phone: '0755501234',
  theme: { accent: '#aa0000', dark: null },
})

/** A database whose answers the test gives, in any order. */
const manualDatabase = () => {
  const queries: PendingQuery[] = []
  const query = (): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      queries.push({
        answer: (slug) => resolve({ rows: [rowOf(slug)] }),
        fail: () => reject(new Error('away')),
      })
    })
  return { queries, db: { query } as unknown as Pool }
}

const waitForReads = () => new Promise((resolve) => setTimeout(resolve, 5))

const startRegistry = async () => {
  const { queries, db } = manualDatabase()
  const starting = createHostRegistry(db, 'http://localhost:3000', () => undefined)
  queries[0]?.answer('first')
  const registry = await starting
  const names = () => [...registry.hosts().tenants.keys()].filter((host) => host.endsWith('.example'))
  return { queries, registry, names }
}

describe('the hosts', () => {
  it('[TEN-01] are read again once listening has begun: changes in between were missed', async () => {
    const { queries, registry, names } = await startRegistry()
    let listening = false
    const listener = await registry.startListening(async () => {
      // The change comes before listening has begun.
      expect(queries).toHaveLength(1)
      listening = true
      return 'listener'
    })
    expect([listener, listening]).toEqual(['listener', true])
    expect(queries).toHaveLength(2)
    queries[1]?.answer('second')
    await waitForReads()
    expect(names()).toEqual(['second.example'])
  })

  it('[TEN-01] are read one read at a time: a slow read never replaces a later one', async () => {
    const { queries, registry, names } = await startRegistry()
    registry.reload()
    registry.reload()
    registry.reload()
    await waitForReads()
    // However many reloads were requested meanwhile, one more read is enough, and it begins after the first has ended.
    expect(queries).toHaveLength(2)
    queries[1]?.answer('old')
    await waitForReads()
    expect(queries).toHaveLength(3)
    expect(names()).toEqual(['old.example'])
    queries[2]?.answer('new')
    await waitForReads()
    expect(names()).toEqual(['new.example'])
    expect(queries).toHaveLength(3)
  })

  it('[TEN-01] stay as they were while they cannot be read, and are read again afterwards', async () => {
    const { queries, registry, names } = await startRegistry()
    registry.reload()
    queries[1]?.fail()
    await expect.poll(() => queries.length, { timeout: 2000 }).toBe(3)
    expect(names()).toEqual(['first.example'])
    queries[2]?.answer('second')
    await waitForReads()
    expect(names()).toEqual(['second.example'])
  })

  it('[TEN-01] of one tenant are read alone, and the others stay as they were', async () => {
    const { queries, registry, names } = await startRegistry()
    registry.reload('second')
    queries[1]?.answer('second')
    await waitForReads()
    expect(names().sort()).toEqual(['first.example', 'second.example'])
    registry.reload('third')
    registry.reload('second')
    registry.reload()
    queries[2]?.answer('third')
    await waitForReads()
    // Reloads requested during a read are merged: all hosts, if any request was for all.
    expect(queries).toHaveLength(4)
    queries[3]?.answer('only')
    await waitForReads()
    expect(names()).toEqual(['only.example'])
  })

  it('[STK-03] include the dealer’s name, number and colours, for when the database cannot be read', async () => {
    const { registry } = await startRegistry()
    const { brand } = registry.hosts().tenants.get('first.localhost') ?? {}
    expect(brand).toMatchObject({ name: 'first', phone: '0755501234', theme: { accent: '#aa0000', dark: false } })
  })

  it('[TEN-01] [TEN-10] are read again when their tables change, and not for a vehicle', () => {
    let reloads = 0
    const onChange = handleChange({
      search: { follow: () => undefined },
      expirePages: () => undefined,
      reloadHosts: () => (reloads += 1),
    })
    const tables = ['tenants', 'templates', 'site_settings', 'theme', 'locations']
    for (const table of tables) onChange({ kind: 'content', tenantId: 'a', table })
    onChange({ kind: 'reconnected' })
    expect(reloads).toBe(tables.length + 1)
    onChange({ kind: 'stock', tenantId: 'a' })
    for (const table of ['stock_feeds', 'home', 'media']) onChange({ kind: 'content', tenantId: 'a', table })
    expect(reloads).toBe(tables.length + 1)
  })
})
