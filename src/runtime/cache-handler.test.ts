import { beforeEach, describe, expect, it } from 'vitest'
import CacheHandler from './cache-handler.mjs'
import { expirePages } from './page-cache'

const page = (html: string) => ({ kind: 'APP_PAGE', html, status: 200 })
const keyOf = (tenantId: string, path: string) => `/route-cache/APP_PAGE/0f3a/$/site/${tenantId}${path}`

describe('the page cache', () => {
  const cache = new CacheHandler()
  beforeEach(() => expirePages())

  const put = async (key: string, html = 'page') => {
    await cache.get(key)
    await cache.set(key, page(html))
  }
  const has = async (key: string) => (await cache.get(key)) !== null

  it('[STK-03] a change at one tenant expires its pages and no others', async () => {
    const [one, other] = [keyOf('a', '/cars/x'), keyOf('b', '/cars/x')]
    await put(one)
    await put('/site/a')
    await put(other)
    expirePages('a')
    expect(await Promise.all([one, '/site/a', other].map(has))).toEqual([false, false, true])
  })

  it('[STK-03] a page begun before a change and stored after it is stale', async () => {
    await cache.get(keyOf('a', '/'))
    expirePages('a')
    await cache.set(keyOf('a', '/'), page('old'))
    expect(await has(keyOf('a', '/'))).toBe(false)
  })

  it('[TEN-01] a path that looks like another tenant’s key belongs to the tenant it is under', async () => {
    const sly = keyOf('own', '/x/$/site/foreign/y')
    await put(sly)
    expirePages('foreign')
    expect(await has(sly)).toBe(true)
    expirePages('own')
    expect(await has(sly)).toBe(false)
  })

  it('[STK-03] what names no tenant, what is missing and what only redirects is not kept', async () => {
    await put('/route-cache/APP_PAGE/0f3a/$/platform')
    await cache.set(keyOf('a', '/gone'), { kind: 'APP_PAGE', html: '', status: 404 })
    await cache.set(keyOf('a', '/moved'), { kind: 'REDIRECT' })
    const keys = ['/route-cache/APP_PAGE/0f3a/$/platform', keyOf('a', '/gone'), keyOf('a', '/moved')]
    expect(await Promise.all(keys.map(has))).toEqual([false, false, false])
  })
})
