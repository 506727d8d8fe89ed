import type { HitsResponse, SearchRequest } from '../port'
import { liveIndex } from './segment/live'
import { buildSegment } from './segment/build'
import { RecordStore } from './segment/record-store'
import { type IndexSettings, planIndex } from './settings'
import { execute } from './query/execute'
import { readTasks } from './query/task'

type Rules = {
  readonly index: string
  readonly settings: IndexSettings
  readonly synonyms: Parameters<typeof planIndex>[2]
}

const ambient = { elapsed: () => 0, queryId: () => '0'.repeat(32) }

/**
 * Searches a few records with the engine's rules in this thread, without a stored index. Jobs use it to find which new
 * vehicles match a search; the site's engine finds the same ones.
 */
export const searchFew = (
  { index, settings, synonyms }: Rules,
  records: readonly { readonly objectID: string }[],
): ((requests: readonly SearchRequest[]) => readonly HitsResponse[]) => {
  const plan = planIndex(index, settings, synonyms)
  const store = new RecordStore()
  for (const record of records) store.add(record.objectID, JSON.stringify(record))
  const live = liveIndex(plan, buildSegment(plan, store), new Map())
  return (requests) =>
    execute(
      plan,
      live,
      readTasks(plan, { requests }, () => []),
      ambient,
    ).map((text) => JSON.parse(text) as HitsResponse)
}
