import { beforeEach, describe, expect, test, vi } from 'vitest'
import CacheHandler from './cache-handler.mjs'
import { expirePages } from './page-cache'

const page = (html: string) => ({ kind: 'APP_PAGE', html, status: 200 })
const handler = new CacheHandler()
const kept = async (key: string) => ((await handler.get(key)) as { value: unknown } | null)?.value ?? null

beforeEach(() => {
  expirePages()
})

describe('page cache', () => {
  test('[TEN-02] a change to one tenant makes its pages stale and no other’s', async () => {
    vi.useFakeTimers()
    await handler.set('/site/a', page('a'))
    await handler.set('/site/b', page('b'))
    vi.advanceTimersByTime(5)
    expirePages('a')
    expect(await kept('/site/a')).toBeNull()
    expect(await kept('/site/b')).toEqual(page('b'))
    vi.useRealTimers()
  })

  test('[TEN-02] a page whose render began before a change is stale even when stored after it', async () => {
    vi.useFakeTimers()
    expect(await kept('/site/a/x')).toBeNull()
    vi.advanceTimersByTime(50)
    expirePages('a')
    vi.advanceTimersByTime(50)
    await handler.set('/site/a/x', page('old'))
    expect(await kept('/site/a/x')).toBeNull()
    await handler.set('/site/a/x', page('new'))
    expect(await kept('/site/a/x')).toEqual(page('new'))
    vi.useRealTimers()
  })

  test('[TEN-01] a page that is not there is not kept: made-up addresses cost no memory', async () => {
    await handler.set('/site/a/nothing', { ...page('gone'), status: 404 })
    expect(await kept('/site/a/nothing')).toBeNull()
  })

  test('[TEN-01] twenty thousand made-up searches push out the oldest, within the bound', async () => {
    const body = 'x'.repeat(64 * 1024)
    for (let index = 0; index < 20_000; index += 1) await handler.set(`/site/c/search/~${String(index)}`, page(body))
    expect(await kept('/site/c/search/~0')).toBeNull()
    expect((await kept('/site/c/search/~19999')) !== null).toBe(true)
  })
})
