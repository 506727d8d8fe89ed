import type { LiteClient } from 'algoliasearch/lite'

/**
 * Where the stock is searched: same-origin under `path`, or the hosted service when `path` is empty. There
 * `indexPrefix` stands before each index name, which pages do not know.
 */
export type SearchKey = {
  readonly appId: string
  readonly apiKey: string
  readonly path?: string
  readonly indexPrefix?: string
}

export type Searches = Pick<LiteClient, 'search'>
