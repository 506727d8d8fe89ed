import type { Clause } from '@/src/domain/stock/filters/ast'
import { browse } from '../query/browse'
import { execute } from '../query/execute'
import { listDocs } from '../query/rank-docs'
import { matchConditions } from '../query/matches'
import { objectsById } from '../query/objects'
import type { RawParams } from '../query/read-values'
import type { Ambient } from '../query/render-hits'
import { readFacetTask, readHitsTask, type Strategy } from '../query/task'
import { RequestError } from '../request-error'
import type { JsonRecord } from '../segment/attribute'
import { buildSegment } from '../segment/build'
import { liveIndex, type LiveIndex } from '../segment/live'
import { RecordStore } from '../segment/record-store'
import { stringAt } from '../segment/string-table'
import { planIndex, type IndexPlan } from '../settings'
import type { Synonym } from '../text/synonyms'
import { engineSettings, findAttributes, newFound, type Found } from './settings'
import type { Settings } from './store'

export type NamedRequest = {
  readonly index: string
  readonly params: RawParams
  /** Set for a search in a facet's values. */
  readonly facet?: string
}
export type NamedObject = { readonly index: string; readonly id: string; readonly retrieve: readonly string[] }

type Named = { readonly plan: IndexPlan; readonly index: LiveIndex }
type Collecting = { readonly name: string; readonly store: RecordStore; readonly found: Found }

/** The custom indexes in the memory of one thread. Each is rebuilt completely from its records. */
export class NamedSegments {
  private readonly indexes = new Map<string, Named>()
  private collecting: Collecting | undefined

  start(name: string): void {
    this.collecting = { name, store: new RecordStore(), found: newFound() }
  }

  add(records: readonly (readonly [id: string, json: string])[]): void {
    for (const [id, json] of records) {
      this.collecting?.store.add(id, json)
      if (this.collecting) findAttributes(this.collecting.found, JSON.parse(json) as JsonRecord)
    }
  }

  finish(settings: Settings, synonyms: readonly Synonym[]): void {
    const { collecting } = this
    if (!collecting) throw new Error('No index is being loaded')
    this.collecting = undefined
    const plan = planIndex(collecting.name, engineSettings(settings, collecting.found), synonyms)
    const segment = buildSegment(plan, collecting.store)
    this.indexes.set(collecting.name, { plan, index: liveIndex(plan, segment, new Map()) })
  }

  drop(name: string): void {
    this.indexes.delete(name)
  }

  search(
    requests: readonly NamedRequest[],
    restriction: readonly Clause[],
    strategy: Strategy,
    ambient: Ambient,
  ): string {
    const answers: string[] = []
    let enough = false
    for (const { index: name, params, facet } of requests) {
      const { plan, index } = this.named(name)
      const task =
        facet === undefined
          ? readHitsTask(plan, name, params, restriction)
          : readFacetTask(plan, name, facet, params, restriction)
      const [answer = '{}'] = execute(plan, index, [task], ambient, strategy)
      answers.push(enough ? JSON.stringify({ ...emptied(answer), processed: false }) : answer)
      const { nbHits } = JSON.parse(answer) as { nbHits?: number }
      if (strategy === 'stopIfEnoughMatches' && (nbHits ?? 0) >= Math.max(1, task.query.window.count)) enough = true
    }
    return `[${answers.join()}]`
  }

  browse(name: string, params: RawParams, restriction: readonly Clause[], ambient: Ambient): string {
    const { plan, index } = this.named(name)
    return browse(plan, index, readHitsTask(plan, name, params, restriction), params, ambient.elapsed)
  }

  objects(requests: readonly NamedObject[], restriction: readonly Clause[]): (string | null)[] {
    return requests.map(({ index: name, id, retrieve }) => {
      const { plan, index } = this.named(name)
      return objectsById(plan, index, restriction, [{ id, retrieve }])[0] ?? null
    })
  }

  /** Returns the ids of all records that match the filters. */
  ids(name: string, params: RawParams): string[] {
    const { plan, index } = this.named(name)
    const { clauses } = readHitsTask(plan, name, params, []).query
    const { segment } = index.base
    const matches = matchConditions(index.base, plan, [{ clauses, text: null }])
    return matches.flatMap((found) => Array.from(listDocs(found), (doc) => stringAt(segment.ids, doc)))
  }

  private named(name: string): Named {
    const found = this.indexes.get(name)
    if (!found) throw new RequestError(404, `Index ${name.slice(0, 200)} does not exist`)
    return found
  }
}

const emptied = (answer: string): object => ({
  ...(JSON.parse(answer) as object),
  hits: [],
  nbHits: 0,
  facets: undefined,
  facets_stats: undefined,
})
