/** An Algolia application and its keys. `hosts` is set in tests only. */
export type AlgoliaOptions = {
  readonly appId: string
  readonly adminKey: string
  /** A search-only key, from which the shoppers' keys are derived. */
  readonly searchKey: string
  /** Prefix of every index name, so that several installations can share an application. */
  readonly indexPrefix?: string
  readonly hosts?: readonly AlgoliaHost[]
  /** The time limit of a page's search. */
  readonly searchTimeoutMs?: number
  /** The time limit for Algolia to accept a batch. */
  readonly writeTimeoutMs?: number
}

export type AlgoliaHost = {
  readonly url: string
  readonly accept: 'read' | 'write' | 'readWrite'
  readonly protocol: 'http' | 'https'
  readonly port?: number
}
