/** An Algolia application and its keys; `hosts` other than Algolia's own are for tests. */
export type AlgoliaOptions = {
  readonly appId: string
  readonly adminKey: string
  /** A search-only key, the parent of every shopper's. */
  readonly searchKey: string
  /** Before each index name: several installations may share an application. */
  readonly indexPrefix?: string
  readonly hosts?: readonly AlgoliaHost[]
  /** Milliseconds a search of a page may take. */
  readonly searchTimeoutMs?: number
  /** Milliseconds Algolia may take to accept a batch. */
  readonly writeTimeoutMs?: number
}

export type AlgoliaHost = {
  readonly url: string
  readonly accept: 'read' | 'write' | 'readWrite'
  readonly protocol: 'http' | 'https'
  readonly port?: number
}
