import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchDriver, SearchResponse } from '@/src/integrations/search/port'
import { trackIncomplete } from '@/src/web/track-incomplete'
import { createPageCache } from './cache'
import type { PageValue } from './entry'
import type { SharedPages } from './redis'
import { createRender, pageRenders } from './render'

const page: PageValue = { kind: 'APP_PAGE', html: 'page', status: 200 }
const KEY = '/route-cache/APP_PAGE/0f3a/$/site/a/search'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Renders a page with these search answers. Returns what was shared, and whether the page is served some time later.
 */
const renderWith = async (answers: readonly SearchResponse[]) => {
  const offered: string[] = []
  const shared: SharedPages = {
    get: async () => null,
    set: (name) => void offered.push(name),
    close: async () => undefined,
  }
  const pages = createPageCache({ maxBytes: 1_000_000, shared, position: () => null, now: () => Date.now() })
  pages.setListening(true)
  pages.compareClock({ sentAt: Date.now(), answeredAt: Date.now(), databaseTime: Date.now() })
  const driver = trackIncomplete({ search: async () => answers } as unknown as SearchDriver)
  await pageRenders.run(createRender(), async () => {
    vi.setSystemTime(Date.now() + 1)
    expect(await pages.get(KEY)).toBeNull()
    await driver.search('a', [])
    pages.set(KEY, page, 300)
  })
  const isServedAfter = async (milliseconds: number): Promise<boolean> => {
    vi.setSystemTime(Date.now() + milliseconds)
    return (await pageRenders.run(createRender(), () => pages.get(KEY))) !== null
  }
  return { offered, shownAfter: isServedAfter }
}

const successfulAnswer = { hits: [], nbHits: 3 } as unknown as SearchResponse
const failedAnswer = { hits: [], nbHits: 0, message: 'The search could not be asked.' } as unknown as SearchResponse
const errorAnswer = { message: 'Index does not exist', status: 404 } as unknown as SearchResponse
const answerWithMessage = { hits: [], nbHits: 2, message: 'Some words were left out.' } as unknown as SearchResponse

describe('a page rendered while its search failed', () => {
  it('[STK-03] is cached for one second only', async () => {
    for (const answers of [[failedAnswer], [errorAnswer], [successfulAnswer, failedAnswer]]) {
      const { shownAfter: isServedAfter } = await renderWith(answers)
      expect(await isServedAfter(900)).toBe(true)
      expect(await isServedAfter(200)).toBe(false)
    }
  })

  it('[STK-03] is not shared with other processes', async () => {
    expect((await renderWith([successfulAnswer, failedAnswer])).offered).toEqual([])
  })

  it('[STK-03] is cached and shared if its search answered, also with a message', async () => {
    for (const answers of [[successfulAnswer], [successfulAnswer, answerWithMessage]]) {
      const { offered, shownAfter: isServedAfter } = await renderWith(answers)
      expect(offered).toEqual([KEY])
      expect(await isServedAfter(60_000)).toBe(true)
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
    pages.setListening(true)
    pages.compareClock({ sentAt: Date.now(), answeredAt: Date.now(), databaseTime: Date.now() })
    // One request may render a page twice: the second rendering starts as complete.
    await pageRenders.run(createRender(), async () => {
      for (const answer of [failedAnswer, successfulAnswer]) {
        vi.setSystemTime(Date.now() + 2000)
        expect(await pages.get(KEY)).toBeNull()
        await trackIncomplete({ search: async () => [answer] } as unknown as SearchDriver).search('a', [])
        pages.set(KEY, { ...page }, 300)
      }
    })
    expect(offered).toEqual([KEY])
  })
})
