import { beforeEach, describe, expect, it } from 'vitest'
import CacheHandler from './cache-handler.mjs'
import { createPageCache } from './cache'
import type { PageValue } from './entry'
import { createRender, limitLifetime, markShowsStock, pageRenders } from './render'
import { pageCacheEntry } from './process-entry'

const page = (html = 'page'): PageValue => ({ kind: 'APP_PAGE', html, status: 200 })
const keyOf = (tenantId: string, path: string) => `/route-cache/APP_PAGE/0f3a/$/site/${tenantId}${path}`
const fiveMinutes = { cacheControl: { revalidate: 300 } }

describe('the page cache', () => {
  const handler = new CacheHandler()
  let now = 0
  let pages = createPageCache({ maxBytes: 1, shared: null, position: () => null })
  beforeEach(() => {
    now = Date.parse('2026-06-01T00:00:00Z')
    pages = createPageCache({ maxBytes: 1_000_000, shared: null, position: () => null, now: () => now })
    pageCacheEntry.provide(pages)
  })

  /** Requests a page, and renders it if it is not cached. */
  const request = (key: string, render: () => PageValue | null | Promise<PageValue | null> = page) =>
    pageRenders.run(createRender(), async () => {
      now += 1
      const cached = await handler.get(key)
      if (cached) return { cached }
      const value = await render()
      await handler.set(key, value, fiveMinutes)
      return { made: value }
    })
  const has = async (key: string) => (await handler.get(key)) !== null
  const advance = (milliseconds = 1) => (now += milliseconds)

  it('[STK-03] [TEN-01] a change at one tenant expires its pages and no others', async () => {
    const [one, other] = [keyOf('a', '/cars/x'), keyOf('b', '/cars/x')]
    for (const key of [one, '/site/a', other]) await request(key)
    advance()
    pages.expire({ tenantId: 'a' })
    expect(await Promise.all([one, '/site/a', other].map(has))).toEqual([false, false, true])
    await request(one)
    expect(await has(one)).toBe(true)
  })

  it('[STK-03] a change of stock expires the pages that show vehicles', async () => {
    const [vehicle, words] = [keyOf('a', '/cars/x'), keyOf('a', '/about')]
    await request(vehicle, () => {
      markShowsStock({})
      return page()
    })
    await request(words)
    advance()
    pages.expire({ tenantId: 'a', stock: true })
    expect(await Promise.all([vehicle, words].map(has))).toEqual([false, true])
  })

  it('[STK-03] a page whose rendering began before a change and ended after it is stale', async () => {
    const key = keyOf('a', '/')
    await request(key, () => {
      advance()
      pages.expire({ tenantId: 'a' })
      advance()
      return page('old')
    })
    expect(await has(key)).toBe(false)
  })

  it('[STK-03] a page that is regenerated during a change is stale', async () => {
    const key = keyOf('a', '/')
    await request(key)
    advance(300_001)
    // Once its time is up it is served one more time while it is regenerated.
    await pageRenders.run(createRender(), async () => {
      const cached = await handler.get(key)
      expect(cached?.value.html).toBe('page')
      expect(Date.now() - (cached?.lastModified ?? 0)).toBeGreaterThan((cached?.cacheControl.revalidate ?? 0) * 1000)
      advance()
      pages.expire({ tenantId: 'a' })
      await handler.set(key, page('old'), fiveMinutes)
    })
    expect(await has(key)).toBe(false)
  })

  it('[STK-03] a page that cannot be regenerated is kept for a while, and expires with the next change', async () => {
    const key = keyOf('a', '/')
    await request(key)
    advance(300_001)
    await pageRenders.run(createRender(), async () => {
      const cached = await handler.get(key)
      await handler.set(key, cached?.value ?? null, { cacheControl: { revalidate: 10 } })
    })
    advance(9000)
    const cached = await handler.get(key)
    expect(Date.now() - (cached?.lastModified ?? 0)).toBeLessThan(1000)
    pages.expire({ tenantId: 'a' })
    expect(await has(key)).toBe(false)
  })

  it('[CARD-03] [STK-07] a page is not served stale once what it shows has changed with time', async () => {
    const key = keyOf('a', '/promo')
    await request(key, () => {
      limitLifetime({ windows: [{ until: '2026-06-01T00:01:00Z' }] })
      return page()
    })
    now = Date.parse('2026-06-01T00:00:59.999Z')
    expect(await has(key)).toBe(true)
    advance()
    expect(await has(key)).toBe(false)
  })

  it('[STK-03] everything is stale after the listener has missed changes', async () => {
    await request(keyOf('a', '/'))
    await request(keyOf('b', '/'))
    advance()
    pages.expire('everything')
    expect(await has(keyOf('a', '/'))).toBe(false)
    expect(await has(keyOf('b', '/'))).toBe(false)
  })

  it('[TEN-01] a path that looks like another tenant’s key belongs to the tenant it is under', async () => {
    const misleadingKey = keyOf('own', '/x/$/site/foreign/y')
    await request(misleadingKey)
    advance()
    pages.expire({ tenantId: 'foreign' })
    expect(await has(misleadingKey)).toBe(true)
    pages.expire({ tenantId: 'own' })
    expect(await has(misleadingKey)).toBe(false)
  })

  it('[STK-03] pages of no tenant, missing pages and redirects are not cached', async () => {
    const platform = '/route-cache/APP_PAGE/0f3a/$/platform'
    await request(platform)
    await request(keyOf('a', '/gone'), () => ({ kind: 'APP_PAGE', html: '', status: 404 }))
    await request(keyOf('a', '/moved'), () => ({ kind: 'REDIRECT' }))
    await request(keyOf('a', '/none'), () => null)
    const keys = [platform, keyOf('a', '/gone'), keyOf('a', '/moved'), keyOf('a', '/none')]
    expect(await Promise.all(keys.map(has))).toEqual([false, false, false, false])
  })

  it('[SRCH-03] thousands of made-up addresses stay within the size limit and keep the pages that shoppers return to', async () => {
    const real = Array.from({ length: 10 }, (_, n) => keyOf('a', `/cars/${String(n)}`))
    for (const key of [...real, ...real]) await request(key, () => page('x'.repeat(20_000)))
    for (let n = 0; n < 5000; n += 1) await request(keyOf('a', `/search/${String(n)}`), () => page('x'.repeat(20_000)))
    expect(pages.size().bytes).toBeLessThanOrEqual(1_000_000)
    expect(pages.size().bytes).toBeGreaterThan(800_000)
    expect(await Promise.all(real.map(has))).toEqual(real.map(() => true))
  })

  it('[SRCH-03] text beyond Latin-1 counts as two bytes per character', async () => {
    await request(keyOf('a', '/latin'), () => page('x'.repeat(1000)))
    const before = pages.size().bytes
    await request(keyOf('a', '/quotes'), () => page(`’${'x'.repeat(999)}`))
    expect(pages.size().bytes - before).toBe(before + 1000)
  })

  it('[STK-03] knows which addresses can be served without rendering', async () => {
    await request(keyOf('a', '/search/~range%5Bprice%5D'))
    expect(pages.has('/site/a/search/~range[price]')).toBe(true)
    expect(pages.has('/site/a/search/~range%5Bprice%5D/')).toBe(true)
    expect(pages.has('/site/b/search/~range[price]')).toBe(false)
    advance()
    pages.expire({ tenantId: 'a' })
    expect(pages.has('/site/a/search/~range[price]')).toBe(false)
  })
})
