import type { Clause } from '@/src/domain/stock/filters/ast'
import { browse } from '../query/browse'
import { execute } from '../query/execute'
import { withRadius } from '../query/geo'
import { listDocs } from '../query/rank-docs'
import { findMatches } from '../query/matches'
import { findObjects } from '../query/objects'
import type { RawParams } from '../query/parse-params'
import type { AnswerContext } from '../query/render-hits'
import { parseFacetTask, parseHitsTask, type Strategy } from '../query/task'
import { RequestError } from '../request-error'
import type { JsonRecord } from '../segment/attribute'
import { buildSegment } from '../segment/build'
import { createLiveIndex, type LiveIndex } from '../segment/live-index'
import { RecordStore } from '../segment/record-store'
import { stringAt } from '../segment/string-table'
import { createIndexPlan, type IndexPlan } from '../settings'
import type { Synonym } from '../text/synonyms'
import { toEngineSettings } from './settings'
import { collectAttributes, createFoundAttributes, type FoundAttributes } from './found-attributes'
import type { Settings } from './store'

export type CustomIndexRequest = {
  readonly index: string
  readonly params: RawParams
  /** Set for a search in a facet's values. */
  readonly facet?: string
}
export type CustomObjectRequest = { readonly index: string; readonly id: string; readonly retrieve: readonly string[] }

type LoadedIndex = { readonly plan: IndexPlan; readonly index: LiveIndex }
type IndexDraft = { readonly name: string; readonly store: RecordStore; readonly found: FoundAttributes }

/** The custom indexes in the memory of one thread. Each is rebuilt completely from its records. */
export class CustomIndexSegments {
  private readonly indexes = new Map<string, LoadedIndex>()
  private collecting: IndexDraft | undefined

  start(name: string): void {
    this.collecting = { name, store: new RecordStore(), found: createFoundAttributes() }
  }

  add(records: readonly (readonly [id: string, json: string])[]): void {
    for (const [id, json] of records) {
      this.collecting?.store.add(id, json)
      if (this.collecting) collectAttributes(this.collecting.found, JSON.parse(json) as JsonRecord)
    }
  }

  finish(settings: Settings, synonyms: readonly Synonym[]): void {
    const { collecting } = this
    if (!collecting) throw new Error('No index is being loaded')
    this.collecting = undefined
    const plan = createIndexPlan(collecting.name, toEngineSettings(settings, collecting.found), synonyms)
    const segment = buildSegment(plan, collecting.store)
    this.indexes.set(collecting.name, { plan, index: createLiveIndex(plan, segment, new Map()) })
  }

  remove(name: string): void {
    this.indexes.delete(name)
  }

  search(
    requests: readonly CustomIndexRequest[],
    restriction: readonly Clause[],
    strategy: Strategy,
    ambient: AnswerContext,
  ): string {
    const answers: string[] = []
    let hasEnough = false
    for (const { index: name, params, facet } of requests) {
      const { plan, index } = this.getIndex(name)
      const task =
        facet === undefined
          ? parseHitsTask(plan, name, params, restriction)
          : parseFacetTask(plan, name, facet, params, restriction)
      const [answer = '{}'] = execute(plan, index, [task], ambient, strategy)
      answers.push(hasEnough ? JSON.stringify({ ...withoutResults(answer), processed: false }) : answer)
      const { nbHits } = JSON.parse(answer) as { nbHits?: number }
      if (strategy === 'stopIfEnoughMatches' && (nbHits ?? 0) >= Math.max(1, task.query.window.count)) hasEnough = true
    }
    return `[${answers.join()}]`
  }

  browse(name: string, params: RawParams, restriction: readonly Clause[], ambient: AnswerContext): string {
    const { plan, index } = this.getIndex(name)
    return browse(plan, index, parseHitsTask(plan, name, params, restriction), params, ambient.elapsed)
  }

  objects(requests: readonly CustomObjectRequest[], restriction: readonly Clause[]): (string | null)[] {
    return requests.map(({ index: name, id, retrieve }) => {
      const { plan, index } = this.getIndex(name)
      return findObjects(plan, index, restriction, [{ id, retrieve }])[0] ?? null
    })
  }

  /** Returns the ids of all records that match the filters. */
  ids(name: string, params: RawParams): string[] {
    const { plan, index } = this.getIndex(name)
    const { clauses, geo } = withRadius(index, parseHitsTask(plan, name, params, []).query)
    const { segment } = index.base
    const matches = findMatches(index.base, plan, [{ clauses, geo, text: null }])
    return matches.flatMap((found) => Array.from(listDocs(found), (doc) => stringAt(segment.ids, doc)))
  }

  private getIndex(name: string): LoadedIndex {
    const found = this.indexes.get(name)
    if (!found) throw new RequestError(404, `Index ${name.slice(0, 200)} does not exist`)
    return found
  }
}

const withoutResults = (answer: string): object => ({
  ...(JSON.parse(answer) as object),
  hits: [],
  nbHits: 0,
  facets: undefined,
  facets_stats: undefined,
})
