/** The bytes of many strings in one array, which passes between threads without copying. */
export type StringTable = { readonly bytes: Uint8Array; readonly offsets: Uint32Array }

/** Records by code: those of `code` are from `offsets[code]` to `offsets[code + 1]`. */
export type DocsByCode = { readonly offsets: Uint32Array; readonly docs: Uint32Array }

/**
 * A dictionary-encoded facet attribute. Code 0 means no value; the other codes follow the values' order, ignoring case.
 * With `offsets` (CSR) a record has any number of codes, otherwise exactly one.
 */
export type FacetColumn = {
  readonly codes: Uint16Array | Uint32Array
  readonly offsets: Uint32Array | null
  readonly values: StringTable
  /** The records of each code, if a record may have several codes. */
  readonly docsByCode: DocsByCode | null
  /** Records per code in the whole segment. */
  readonly totals: Uint32Array
  /** The values as numbers if the attribute is numeric (NaN at 0), else null. */
  readonly numbers: Float64Array | null
}

/** NaN means no value. `offsets` (CSR) is set if some record has several values. */
export type NumericColumn = { readonly values: Float64Array; readonly offsets: Uint32Array | null }

/**
 * The places of records: those of `doc` are `points` from `offsets[doc]` to `offsets[doc + 1]`, which are indices of the
 * distinct coordinates.
 */
export type GeoColumn = {
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  readonly points: Uint32Array
  readonly offsets: Uint32Array
}

export type SortColumn = {
  /** The records in sorted order. */
  readonly order: Uint32Array
  /** Each record's position in that order. */
  readonly positions: Uint32Array
}

/** The sorted words and their postings: one per occurrence, ordered by record. */
export type TextIndex = {
  readonly chars: Uint16Array
  readonly offsets: Uint32Array
  readonly postings: Uint32Array
  readonly docs: Uint32Array
  /** See `word-position.ts`. */
  readonly positions: Uint16Array
  /** Words in attributes with typo tolerance, and the length of each one's common prefix with the previous one. */
  readonly typoWords: Uint32Array
  readonly typoShared: Uint8Array
}

/** An immutable index of one tenant's records, consisting of typed arrays in shared memory. */
export type Segment = {
  readonly size: number
  readonly records: StringTable
  readonly ids: StringTable
  readonly idOrder: SortColumn
  readonly facets: Readonly<Record<string, FacetColumn>>
  readonly numerics: Readonly<Record<string, NumericColumn>>
  readonly sorts: readonly SortColumn[]
  readonly text: TextIndex
  readonly geo: GeoColumn
}
