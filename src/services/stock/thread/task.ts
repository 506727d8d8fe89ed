import type { Mapping } from '@/src/domain/stock/feed/mapping'
import type { DraftReading, ReadDraft } from '../drafts/read-draft'
import type { DraftRun } from '../drafts/run-draft'
import type { ImportResult } from '../import-report'
import type { FeedRef, MappingTrial, UploadResult } from '../upload'

/** Task of the import thread; holds only values that can be cloned to another thread. */
export type ImportTask =
  | {
      readonly kind: 'upload'
      readonly feed: FeedRef
      readonly file: { readonly name: string; readonly path: string }
      readonly root: string
      readonly now: Date
      readonly dryRun?: boolean
      readonly allowRemoval?: boolean
    }
  | { readonly kind: 'try'; readonly feed: FeedRef; readonly mapping: Mapping; readonly now: Date }
  | ({ readonly kind: 'read-draft'; readonly file: { readonly name: string; readonly path: string } } & DraftReading)
  | ({ readonly kind: 'draft' } & DraftRun)

export type ImportSetup = { readonly connectionString: string; readonly task: ImportTask }

export type ImportAnswer = UploadResult | MappingTrial | ReadDraft | ImportResult
