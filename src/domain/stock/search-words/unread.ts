import { negationsIn } from './negations'
import { vagueIn } from './vague'

/** Words that do not filter: negations, and wishes for little without a number. */
export type Unread = { readonly denying: readonly string[]; readonly vague: readonly string[] }

/** Finds the words of a text that no filter can express (SRCH-19). */
export const unreadIn = (text: string): Unread => ({ denying: negationsIn(text), vague: vagueIn(text) })

/** Finds them in the query of a search address; none without an address. */
export const unreadAt = (address: string | undefined): Unread =>
  unreadIn(address === undefined ? '' : (new URLSearchParams(address.split('?')[1]).get('query') ?? ''))
