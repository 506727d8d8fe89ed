import type { MappedColumns } from '@/src/domain/stock/feed/cleared-fields'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import type { Finding, RowResult } from '@/src/domain/stock/feed/read-row'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'

type AnyIterable<T> = AsyncIterable<T> | Iterable<T>

/** A file in a known format. Of several mappings, the one that reads most of its columns is used. */
export type FileSource = {
  readonly name: string
  readonly bytes: AnyIterable<Uint8Array>
  readonly mappings: readonly Mapping[]
  /** Used before the others if it can read the file. */
  readonly preferred?: Mapping | undefined
}

export type StockSource =
  /** `file`: CSV, JSON or XML, detected by its name and first character. */
  | (FileSource & { readonly kind: 'file' | 'csv' | 'json' })
  | { readonly kind: 'vehicles'; readonly name: string; readonly vehicles: AnyIterable<FeedVehicle> }

/** A row, or the point where the file is truncated: vehicles after it must not be removed. */
export type SourceItem = RowResult | { readonly kind: 'cut'; readonly finding: Finding }

export type OpenSource = {
  readonly items: AsyncIterable<SourceItem>
  readonly duplicates: 'reject' | 'number'
  /** Fields the source may fill; the others of a stored vehicle are not changed. */
  readonly mappedColumns: MappedColumns
  readonly mapping?: string
  readonly label?: string
  /** The file's own columns: its header, or the paths in its first records. */
  readonly columns?: readonly string[]
  /** For each column, the first value in the sampled rows; empty if it is absent. */
  readonly examples?: readonly string[]
  readonly unknownColumns: readonly string[]
  readonly absentColumns: readonly string[]
}
export type OpenResult =
  | { readonly ok: true; readonly source: OpenSource }
  | {
      readonly ok: false
      readonly reason: 'empty' | 'header'
      readonly message: string
      readonly columns?: readonly string[]
      readonly examples?: readonly string[]
    }
