import type { HitsResponse, SearchRequest } from '@/src/integrations/search/port'
import { createLiveIndex } from './segment/live-index'
import { buildSegment } from './segment/build'
import { RecordStore } from './segment/record-store'
import { type IndexSettings, createIndexPlan } from './settings'
import { execute } from './query/execute'
import { parseTasks } from './query/task'

type IndexRules = {
  readonly index: string
  readonly settings: IndexSettings
  readonly synonyms: Parameters<typeof createIndexPlan>[2]
}

const context = { elapsed: () => 0, queryId: () => '0'.repeat(32) }

/**
 * Searches a few records with the engine's rules in this thread, without a stored index. Jobs use it to find which new
 * vehicles match a search; the site's engine finds the same ones.
 */
export const searchInMemory = (
  { index, settings, synonyms }: IndexRules,
  records: readonly { readonly objectID: string }[],
): ((requests: readonly SearchRequest[]) => readonly HitsResponse[]) => {
  const plan = createIndexPlan(index, settings, synonyms)
  const store = new RecordStore()
  for (const record of records) store.add(record.objectID, JSON.stringify(record))
  const live = createLiveIndex(plan, buildSegment(plan, store), new Map())
  return (requests) =>
    execute(
      plan,
      live,
      parseTasks(plan, { requests }, () => []),
      context,
    ).map((text) => JSON.parse(text) as HitsResponse)
}
