import type { Named } from '@/src/domain/stock/feed/brought'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import type { Finding, ReadRow } from '@/src/domain/stock/feed/read-row'
import type { FeedVehicle } from '@/src/domain/stock/vehicle'

type Many<T> = AsyncIterable<T> | Iterable<T>

/** A file of any known format. Of several mappings, the one that reads most of its columns is used. */
export type FileSource = {
  readonly name: string
  readonly bytes: Many<Uint8Array>
  readonly mappings: readonly Mapping[]
  /** Goes before the others wherever it can read the file. */
  readonly preferred?: Mapping | undefined
}

export type StockSource =
  /** `file`: CSV or JSON, told by its name and first letter. */
  | (FileSource & { readonly kind: 'file' | 'csv' | 'json' })
  | { readonly kind: 'vehicles'; readonly name: string; readonly vehicles: Many<FeedVehicle> }

/** A row read, or the place where the file stops short: what follows it is not known to have left. */
export type SourceItem = ReadRow | { readonly kind: 'cut'; readonly finding: Finding }

export type OpenSource = {
  readonly items: AsyncIterable<SourceItem>
  readonly duplicates: 'reject' | 'number'
  /** What the source may fill: nothing else of a stored vehicle is touched. */
  readonly named: Named
  readonly mapping?: string
  readonly label?: string
  /** The file's own columns: its header, or the paths its first records hold. */
  readonly columns?: readonly string[]
  /** Of each column, the first value that says something; empty where none of the first rows does. */
  readonly examples?: readonly string[]
  readonly unknownColumns: readonly string[]
  readonly absentColumns: readonly string[]
}
export type Opened =
  | { readonly ok: true; readonly source: OpenSource }
  | {
      readonly ok: false
      readonly reason: 'empty' | 'header'
      readonly message: string
      readonly columns?: readonly string[]
      readonly examples?: readonly string[]
    }
