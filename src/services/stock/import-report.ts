import type { Finding, UnreadValue } from '@/src/domain/stock/feed/read-row'

/** Findings stored in the report and the database; `onRejected` gets all rejected rows. */
export const MAX_FINDINGS = 200

export type ImportCounts = {
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly removed: number
  readonly rejected: number
}

/** A value that is no term of its field, with the number of vehicles that have it. */
export type CountedUnreadValue = UnreadValue & { readonly count: number }

/** The vehicles that a dry run is about, by name: at most `MAX_EXAMPLES` vehicles each, and `MAX_FINDINGS` that would leave. */
export type PlanDetails = {
  readonly created: readonly string[]
  readonly updated: readonly string[]
  readonly missing: readonly { readonly id: string; readonly name: string }[]
}

export type ImportReport = ImportCounts & {
  /** From the first byte to the last commit. */
  readonly seconds: number
  readonly mapping?: string
  readonly rejections: readonly Finding[]
  readonly warnings: readonly Finding[]
  readonly warned: number
  /** At most `MAX_FINDINGS`, most frequent first. */
  readonly unreadValues: readonly CountedUnreadValue[]
  readonly unknownColumns: readonly string[]
  readonly absentColumns: readonly string[]
  /** Vehicles that were not removed because the file is truncated. */
  readonly skippedRemovals: number
  readonly dryRun: boolean
  /** Of a dry run only. */
  readonly details?: PlanDetails
}

export type ImportRefusal = 'busy' | 'disabled' | 'empty' | 'header' | 'removal'

export type ImportResult =
  /** `importId` is the row of `stock_imports`; a dry run has none. */
  | { readonly ok: true; readonly report: ImportReport; readonly importId?: string }
  | {
      readonly ok: false
      readonly importId?: string
      readonly reason: ImportRefusal
      /** One line for staff, with the numbers. */
      readonly message: string
      readonly missing?: number
      readonly existing?: number
      readonly report?: ImportReport
    }

export type ImportProgress = {
  readonly phase: 'reading' | 'writing'
  readonly read: number
  readonly written: number
  readonly total: number
}
