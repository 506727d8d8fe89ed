import { findNegations } from './negations'
import { findVagueAmounts } from './vague-amounts'

/** Words that do not filter: negations, and wishes for little without a number. */
export type IgnoredWords = { readonly denying: readonly string[]; readonly vague: readonly string[] }

/** Finds the words of a text that no filter can express (SRCH-19). */
export const findIgnoredWords = (text: string): IgnoredWords => ({
  denying: findNegations(text),
  vague: findVagueAmounts(text),
})

/** Finds them in the query of a search address; none without an address. */
export const findIgnoredWordsInAddress = (address: string | undefined): IgnoredWords =>
  findIgnoredWords(address === undefined ? '' : (new URLSearchParams(address.split('?')[1]).get('query') ?? ''))
