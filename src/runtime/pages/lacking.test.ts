import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchDriver, SearchResponse } from '@/src/integrations/search/port'
import { watched } from '../watched-search'
import { createPageCache } from './cache'
import type { PageValue } from './entry'
import type { SharedPages } from './redis'
import { newRender, pageRenders } from './render'

const page: PageValue = { kind: 'APP_PAGE', html: 'page', status: 200 }
const key = '/route-cache/APP_PAGE/0f3a/$/site/a/search'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Renders a page with these search answers. Returns what was shared, and whether the page is served some time later.
 */
const madeWith = async (answers: readonly SearchResponse[]) => {
  const offered: string[] = []
  const shared: SharedPages = {
    get: async () => null,
    set: (name) => void offered.push(name),
    close: async () => undefined,
  }
  const pages = createPageCache({ maxBytes: 1_000_000, shared, position: () => null, now: () => Date.now() })
  pages.listen(true)
  pages.compareClock({ asked: Date.now(), answered: Date.now(), clock: Date.now() })
  const driver = watched({ search: async () => answers } as unknown as SearchDriver)
  await pageRenders.run(newRender(), async () => {
    vi.setSystemTime(Date.now() + 1)
    expect(await pages.get(key)).toBeNull()
    await driver.search('a', [])
    pages.set(key, page, 300)
  })
  const shownAfter = async (milliseconds: number): Promise<boolean> => {
    vi.setSystemTime(Date.now() + milliseconds)
    return (await pageRenders.run(newRender(), () => pages.get(key))) !== null
  }
  return { offered, shownAfter }
}

const answered = { hits: [], nbHits: 3 } as unknown as SearchResponse
const failed = { hits: [], nbHits: 0, message: 'The search could not be asked.' } as unknown as SearchResponse
const broken = { message: 'Index does not exist', status: 404 } as unknown as SearchResponse
const remark = { hits: [], nbHits: 2, message: 'Some words were left out.' } as unknown as SearchResponse

describe('a page rendered while its search failed', () => {
  it('[STK-03] is cached for one second only', async () => {
    for (const answers of [[failed], [broken], [answered, failed]]) {
      const { shownAfter } = await madeWith(answers)
      expect(await shownAfter(900)).toBe(true)
      expect(await shownAfter(200)).toBe(false)
    }
  })

  it('[STK-03] is not shared with other processes', async () => {
    expect((await madeWith([answered, failed])).offered).toEqual([])
  })

  it('[STK-03] is cached and shared if its search answered, also with a message', async () => {
    for (const answers of [[answered], [answered, remark]]) {
      const { offered, shownAfter } = await madeWith(answers)
      expect(offered).toEqual([key])
      expect(await shownAfter(60_000)).toBe(true)
    }
  })

  it('[STK-03] is complete again when it is rendered once more', async () => {
    const offered: string[] = []
    const shared: SharedPages = {
      get: async () => null,
      set: (name) => void offered.push(name),
      close: async () => undefined,
    }
    const pages = createPageCache({ maxBytes: 1_000_000, shared, position: () => null, now: () => Date.now() })
    pages.listen(true)
    pages.compareClock({ asked: Date.now(), answered: Date.now(), clock: Date.now() })
    // One request may render a page twice: the second rendering starts as complete.
    await pageRenders.run(newRender(), async () => {
      for (const answer of [failed, answered]) {
        vi.setSystemTime(Date.now() + 2000)
        expect(await pages.get(key)).toBeNull()
        await watched({ search: async () => [answer] } as unknown as SearchDriver).search('a', [])
        pages.set(key, { ...page }, 300)
      }
    })
    expect(offered).toEqual([key])
  })
})
