import { findMeasures } from './measures-without-filter'
import { findNegations } from './negations'
import { findVagueAmounts } from './vague-amounts'

/** Words that do not filter: negations, wishes for little without a number, ranges and towing capacities. */
export type IgnoredWords = {
  readonly denying: readonly string[]
  readonly vague: readonly string[]
  readonly measures: readonly string[]
}

/** Finds the words of a text that no filter can express (SRCH-19). */
export const findIgnoredWords = (text: string): IgnoredWords => ({
  denying: findNegations(text),
  vague: findVagueAmounts(text),
  measures: findMeasures(text),
})

/** Finds them in the query of a search address; none without an address. */
export const findIgnoredWordsInAddress = (address: string | undefined): IgnoredWords =>
  findIgnoredWords(address === undefined ? '' : (new URLSearchParams(address.split('?')[1]).get('query') ?? ''))
