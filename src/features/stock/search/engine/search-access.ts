import type { LiteClient } from 'algoliasearch/lite'

/**
 * Access to the search: at the same origin under `path`, or at the hosted service if there is no `path`. There
 * `indexPrefix` precedes each index name; pages use names without it.
 */
export type SearchAccess = {
  readonly appId: string
  readonly apiKey: string
  readonly path?: string
  readonly indexPrefix?: string
}

export type SearchClient = Pick<LiteClient, 'search'>
