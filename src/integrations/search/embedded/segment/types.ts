/** Bytes of many strings end to end: a worker hands them to another without copying or cloning. */
export type StringTable = { readonly bytes: Uint8Array; readonly offsets: Uint32Array }

/** Records by code: those of `code` stand from `offsets[code]` to `offsets[code + 1]`. */
export type Holders = { readonly offsets: Uint32Array; readonly docs: Uint32Array }

/**
 * One facet attribute, dictionary-encoded. Code 0 is "no value"; the others follow the values' order, case
 * folded. With `offsets` (CSR) a record has several codes, else exactly one.
 */
export type FacetColumn = {
  readonly codes: Uint16Array | Uint32Array
  readonly offsets: Uint32Array | null
  readonly values: StringTable
  /** Where a record may have several codes: the records of each code. */
  readonly holders: Holders | null
  /** Records per code over the whole segment. */
  readonly totals: Uint32Array
  /** The values as numbers where the attribute is numeric (NaN at 0), else null. */
  readonly numbers: Float64Array | null
}

/** NaN is "no value"; `offsets` (CSR) where some record has several. */
export type NumericColumn = { readonly values: Float64Array; readonly offsets: Uint32Array | null }

export type SortColumn = {
  /** Records in order. */
  readonly order: Uint32Array
  /** Each record's place in it. */
  readonly places: Uint32Array
}

/** Sorted words with their postings: one for each time a record holds the word, by record. */
export type TextIndex = {
  readonly chars: Uint16Array
  readonly offsets: Uint32Array
  readonly postings: Uint32Array
  readonly docs: Uint32Array
  /** See `place.ts`. */
  readonly places: Uint16Array
  /** Words that stand in an attribute with typo tolerance, and how much each shares with the one before. */
  readonly typoWords: Uint32Array
  readonly typoShared: Uint8Array
}

/** An immutable index of one tenant's records. Everything is typed arrays on shared memory. */
export type Segment = {
  readonly size: number
  readonly records: StringTable
  readonly ids: StringTable
  readonly idOrder: SortColumn
  readonly facets: Readonly<Record<string, FacetColumn>>
  readonly numerics: Readonly<Record<string, NumericColumn>>
  readonly sorts: readonly SortColumn[]
  readonly text: TextIndex
}
