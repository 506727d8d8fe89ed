import { buildSegment } from '../segment/build'
import { createLiveIndex } from '../segment/live-index'
import { RecordStore } from '../segment/record-store'
import { stringAt } from '../segment/string-table'
import { createIndexPlan } from '../settings'
import type { Change, WorkerSetup } from './messages'
import type { Handlers } from './query-worker'

/** Builds segments in a thread without queries, one at a time. */
export const createBuildHandlers = (setup: WorkerSetup): Handlers => {
  const plan = createIndexPlan(setup.primary, setup.settings, setup.synonyms)
  let store = new RecordStore()
  const add = (changes: readonly Change[]): void => {
    for (const [id, json] of changes) {
      if (json === null) store.remove(id)
      else store.add(id, json)
    }
  }
  return {
    buildStart: () => {
      store = new RecordStore()
      return null
    },
    buildAdd: ({ changes }) => (add(changes), null),
    buildFinish: () => buildSegment(plan, store),
    buildView: ({ base, changes }) => createLiveIndex(plan, base, new Map(changes)),
    buildMerge: ({ base, changes }) => {
      store = new RecordStore()
      const changed = new Set(changes.map(([id]) => id))
      for (let doc = 0; doc < base.size; doc += 1) {
        const id = stringAt(base.ids, doc)
        if (!changed.has(id)) store.addBytes(id, base.records, doc)
      }
      add(changes)
      return buildSegment(plan, store)
    },
  }
}
