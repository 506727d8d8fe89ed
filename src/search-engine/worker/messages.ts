import type { SearchRequest } from '@/src/integrations/search/port'
import type { Clause } from '@/src/domain/stock/filters/ast'
import type { CustomObjectRequest, CustomIndexRequest } from '../custom-indexes/segments'
import type { Settings } from '../custom-indexes/store'
import type { RawParams } from '../query/parse-params'
import type { Strategy } from '../query/task'
import type { HttpRequest, HttpResponse } from '../http/types'
import type { RequestError } from '../request-error'
import type { LiveIndex } from '../segment/live-index'
import type { Segment } from '../segment/types'
import type { IndexSettings } from '../settings'
import type { Synonym } from '../text/synonyms'

/** The settings that a worker starts with; one bundle contains all roles. */
export type WorkerSetup = {
  readonly role: 'query' | 'build' | 'custom'
  readonly primary: string
  readonly settings: IndexSettings
  readonly synonyms: readonly Synonym[]
  readonly searchKeySecret: string
  readonly adminKey: string
}

/** A record's id and JSON, or null if it is removed. */
export type Change = readonly [id: string, json: string | null]

/** `visible`: queries see the change already, otherwise it waits for a merge. `full`: a merge is due. */
export type ApplyResult = { readonly visible: boolean; readonly full: boolean }

/** A segment and the changes to merge into it. With `staged`, queries see the changes before the merge is complete. */
export type MergeJob = { readonly base: Segment; readonly changes: readonly Change[]; readonly staged: boolean }

/** Calls by name, with payload and result. Segments pass as shared memory. */
export type WorkerCalls = {
  readonly http: [{ request: HttpRequest; nowSeconds: number }, HttpResponse]
  readonly search: [{ tenantId: string; requests: readonly SearchRequest[] }, string]
  readonly apply: [{ tenantId: string; changes: readonly Change[] }, ApplyResult]
  readonly startReplace: [{ tenantId: string }, null]
  readonly startMerge: [{ tenantId: string }, MergeJob | null]
  readonly show: [{ tenantId: string; view: LiveIndex }, null]
  readonly adopt: [{ tenantId: string; segment: Segment | null; changes?: readonly Change[] }, { full: boolean }]
  readonly drop: [{ tenantId: string }, null]
  readonly stats: [null, { tenants: number; records: number }]
  /** Restores a segment in a restarted worker. */
  readonly restore: [{ tenantId: string; segment: Segment }, null]
  readonly customStart: [{ name: string }, null]
  readonly customAdd: [{ records: readonly (readonly [id: string, json: string])[] }, null]
  readonly customFinish: [{ settings: Settings; synonyms: readonly Synonym[] }, null]
  readonly customDrop: [{ name: string }, null]
  readonly customSearch: [
    { requests: readonly CustomIndexRequest[]; restriction: readonly Clause[]; strategy: Strategy },
    string,
  ]
  readonly customBrowse: [{ name: string; params: RawParams; restriction: readonly Clause[] }, string]
  readonly customObjects: [
    { requests: readonly CustomObjectRequest[]; restriction: readonly Clause[] },
    (string | null)[],
  ]
  readonly customIds: [{ name: string; params: RawParams }, string[]]
  readonly buildStart: [null, null]
  readonly buildAdd: [{ changes: readonly Change[] }, null]
  readonly buildFinish: [null, Segment]
  readonly buildView: [MergeJob, LiveIndex]
  readonly buildMerge: [MergeJob, Segment]
}
export type CallName = keyof WorkerCalls

export type CallMessage = { readonly id: number; readonly name: CallName; readonly payload: unknown }
/** A worker's messages about a call: first that it starts, then the result. */
export type ReplyMessage =
  | { readonly id: number; readonly started: true }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string; readonly status?: RequestError['status'] }
