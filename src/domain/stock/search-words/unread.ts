import { negationsIn } from './negations'
import { vagueIn } from './vague'

/** Words of a shopper that narrow nothing: what denies, and what wants little without saying how much. */
export type Unread = { readonly denying: readonly string[]; readonly vague: readonly string[] }

/** The words of a text that no filter says (SRCH-19). */
export const unreadIn = (text: string): Unread => ({ denying: negationsIn(text), vague: vagueIn(text) })

/** The same of an address that searches for a shopper's words; none where there is no such address. */
export const unreadAt = (address: string | undefined): Unread =>
  unreadIn(address === undefined ? '' : (new URLSearchParams(address.split('?')[1]).get('query') ?? ''))
