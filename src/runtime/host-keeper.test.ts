import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { keepHosts } from './host-keeper'
import { reactTo } from './react'

type Answer = { readonly rows: readonly Record<string, unknown>[] }
type Asked = { readonly answer: (slug: string) => void; readonly fail: () => void }

const rowOf = (slug: string) => ({
  ...{ id: slug, slug, hosts: [`${slug}.example`], template: null, own: null },
  ...{ name: slug, phone: '0755501234', theme: { accent: '#aa0000', dark: null } },
})

/** A database whose answers the test gives, in any order. */
const held = () => {
  const asked: Asked[] = []
  const query = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      asked.push({
        answer: (slug) => resolve({ rows: [rowOf(slug)] }),
        fail: () => reject(new Error('away')),
      })
    })
  return { asked, db: { query } as unknown as Pool }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

const started = async () => {
  const { asked, db } = held()
  const starting = keepHosts(db, 'http://localhost:3000', () => undefined)
  asked[0]?.answer('first')
  const keeper = await starting
  const names = () => [...keeper.hosts().tenants.keys()].filter((host) => host.endsWith('.example'))
  return { asked, keeper, names }
}

describe('the hosts', () => {
  it('[TEN-01] are read again once listening has begun: changes in between were missed', async () => {
    const { asked, keeper, names } = await started()
    let listening = false
    const listener = await keeper.listening(async () => {
      // The change comes before listening has begun.
      expect(asked).toHaveLength(1)
      listening = true
      return 'listener'
    })
    expect([listener, listening]).toEqual(['listener', true])
    expect(asked).toHaveLength(2)
    asked[1]?.answer('second')
    await settled()
    expect(names()).toEqual(['second.example'])
  })

  it('[TEN-01] are read one read at a time: a slow read never replaces a later one', async () => {
    const { asked, keeper, names } = await started()
    keeper.reload()
    keeper.reload()
    keeper.reload()
    await settled()
    // However many reloads were requested meanwhile, one more read is enough, and it begins after the first has ended.
    expect(asked).toHaveLength(2)
    asked[1]?.answer('old')
    await settled()
    expect(asked).toHaveLength(3)
    expect(names()).toEqual(['old.example'])
    asked[2]?.answer('new')
    await settled()
    expect(names()).toEqual(['new.example'])
    expect(asked).toHaveLength(3)
  })

  it('[TEN-01] stay as they were while they cannot be read, and are read again afterwards', async () => {
    const { asked, keeper, names } = await started()
    keeper.reload()
    asked[1]?.fail()
    await expect.poll(() => asked.length, { timeout: 2000 }).toBe(3)
    expect(names()).toEqual(['first.example'])
    asked[2]?.answer('second')
    await settled()
    expect(names()).toEqual(['second.example'])
  })

  it('[TEN-01] of one tenant are read alone, and the others stay as they were', async () => {
    const { asked, keeper, names } = await started()
    keeper.reload('second')
    asked[1]?.answer('second')
    await settled()
    expect(names().sort()).toEqual(['first.example', 'second.example'])
    keeper.reload('third')
    keeper.reload('second')
    keeper.reload()
    asked[2]?.answer('third')
    await settled()
    // Reloads requested during a read are merged: all hosts, if any request was for all.
    expect(asked).toHaveLength(4)
    asked[3]?.answer('only')
    await settled()
    expect(names()).toEqual(['only.example'])
  })

  it('[STK-03] include the dealer’s name, number and colours, for when the database cannot be read', async () => {
    const { keeper } = await started()
    const { face } = keeper.hosts().tenants.get('first.localhost') ?? {}
    expect(face).toMatchObject({ name: 'first', phone: '0755501234', theme: { accent: '#aa0000', dark: false } })
  })

  it('[TEN-01] [TEN-10] are read again when their tables change, and not for a vehicle', () => {
    let reloads = 0
    const react = reactTo({
      search: { follow: () => undefined },
      expirePages: () => undefined,
      reloadHosts: () => (reloads += 1),
    })
    const tables = ['tenants', 'templates', 'site_settings', 'theme', 'locations']
    for (const table of tables) react({ kind: 'content', tenantId: 'a', table })
    react({ kind: 'reconnected' })
    expect(reloads).toBe(tables.length + 1)
    react({ kind: 'stock', tenantId: 'a' })
    for (const table of ['stock_feeds', 'home', 'media']) react({ kind: 'content', tenantId: 'a', table })
    expect(reloads).toBe(tables.length + 1)
  })
})
