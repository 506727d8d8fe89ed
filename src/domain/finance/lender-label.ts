import { capitalize } from '../text/format-text'
import { toLenderKey } from './lender'

/** The names of lenders that a capital letter alone doesn't make of their keys. */
const knownLabels: Readonly<Record<string, string>> = {
  '360finance': '360 Finance',
  ausloans: 'AusLoans',
  nissanfinance: 'Nissan Finance',
}

/** The dealer's own lender: its name in the feed, and as shoppers read it in the disclaimer. */
export type OwnLender = { readonly provider: string; readonly lender_name: string }

/**
 * Returns a lender's name for people (FIN-02): the dealer's own as the disclaimer has it, others with their capitals. A
 * feed's own name, such as `taurus`, only serves to find the lender.
 */
export const lenderLabelOf = (name: string, own?: OwnLender): string => {
  const key = toLenderKey(name)
  if (own !== undefined && own.lender_name !== '' && toLenderKey(own.provider) === key) return own.lender_name
  return knownLabels[key] ?? (name === name.toLowerCase() ? capitalize(name) : name)
}
