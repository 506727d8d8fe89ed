/**
 * Phrases of a shopper's words that no filter can express, as written (SRCH-19): negations of something unknown (“no
 * accidents”), wishes for little without a number (“low kms”), ranges and towing capacities.
 */
export type IgnoredWords = {
  readonly denying: readonly string[]
  readonly vague: readonly string[]
  readonly measures: readonly string[]
}

export const noIgnoredWords: IgnoredWords = { denying: [], vague: [], measures: [] }
