import type { RelaxedWord } from './query-relaxation'

/**
 * Phrases of a shopper's words that no filter can express, as written (SRCH-19): negations of something unknown (“no
 * accidents”), ranges and towing capacities.
 */
export type IgnoredWords = {
  readonly denying: readonly string[]
  readonly measures: readonly string[]
  /** Models of the trade that are not in stock, as `Make:Model`. */
  readonly absent: readonly string[]
  /** Misspelt makes and models, with the names that were understood instead. */
  readonly corrected: readonly RelaxedWord[]
}

export const noIgnoredWords: IgnoredWords = { denying: [], measures: [], absent: [], corrected: [] }
