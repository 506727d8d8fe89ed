import type { SearchDriver, SearchResponse } from '@/src/integrations/search/port'
import { markIncomplete } from '@/src/page-cache/render'

const hasFailed = (answer: SearchResponse): boolean =>
  answer.message !== undefined && (!('nbHits' in answer) || answer.nbHits === 0)

/** Wraps the search that pages use: a page whose search failed is marked incomplete and soon rendered again. */
export const trackIncomplete = (driver: SearchDriver): SearchDriver => ({
  ...driver,
  search: async (tenantId, requests) => {
    const answers = await driver.search(tenantId, requests)
    if (answers.some(hasFailed)) markIncomplete()
    return answers
  },
})
