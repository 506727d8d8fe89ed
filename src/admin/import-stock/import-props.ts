import type { DraftAnswer } from '@/src/cms/import-drafts'

export type ImportFeed = {
  readonly id: string
  readonly name: string
  readonly tenant: string
  readonly url?: string
}

export type UnfinishedImport = {
  readonly id: string
  readonly feedId: string
  readonly name: string
  /** When it was last changed, in the dealer's time zone. */
  readonly changed: string
}

export type ImportStockProps = {
  readonly feeds: readonly ImportFeed[]
  /** The feed that staff came from; empty without one. */
  readonly chosenFeed: string
  readonly draft: DraftAnswer | undefined
  readonly unfinished: readonly UnfinishedImport[]
  readonly needsDealer: boolean
  /** True if the address names an import that is no longer stored. */
  readonly isDraftMissing: boolean
  /** The dealer that gets a feed with its first import; absent if the user may not add feeds. */
  readonly newFeedTenant?: string
  /** Address of the dealer's site. */
  readonly site?: string
}
