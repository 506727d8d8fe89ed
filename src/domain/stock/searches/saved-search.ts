import { inputMessages } from '@/src/domain/input-messages'
import { collapseSpaces } from '@/src/domain/text/format-text'
import { isSearchAddress } from '../search-url/search-address'
/** A search whose new matches are e-mailed to a shopper (SRCH-18). */
export type SavedSearch = {
  readonly name: string
  readonly email: string
  /** The search's canonical address, from the root. */
  readonly address: string
}

/** Longest address that can be saved; limited by its database index. */
export const MAX_ADDRESS_CHARS = 2000
/** Longest address the site accepts. */
const MAX_REQUEST_ADDRESS_CHARS = 8192

/** `long` is a valid search address that is longer than `MAX_ADDRESS_CHARS`. */
export type SavedSearchField = 'name' | 'email' | 'consent' | 'address' | 'long'

/** Messages displayed at the fields of the form. */
export const savedSearchErrors: Readonly<Record<SavedSearchField, string>> = {
  name: inputMessages.name,
  email: inputMessages.email,
  consent: 'Please tick the box so we can email you.',
  address: 'We couldn’t read this search. Please start again from the search page.',
  long: 'This search has too many filters to save. Please remove some and try again.',
}

/** The consent text; stored word for word with each saved search. */
export const savedSearchConsentText = (dealer: string): string =>
  `Email me when new vehicles match this search. ${dealer} will only use these details for this alert. Unsubscribe any time.`

/** Days until the link that confirms a saved search expires; the unconfirmed search is then deleted. */
export const CONFIRMATION_LINK_DAYS = 7

const readText = (form: Readonly<Record<string, unknown>>, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? collapseSpaces(value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')) : ''
}

export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()",;:\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text)

/** Returns whether a text is the address of a search of this site. */
export const isAcceptedAddress = (text: string): boolean =>
  text.length <= MAX_REQUEST_ADDRESS_CHARS && isSearchAddress(text) && !text.includes('\\')

export type SavedSearchResult =
  | { readonly search: SavedSearch }
  | { readonly invalid: readonly SavedSearchField[]; readonly address: string | undefined }

/**
 * Parses the form of a saved search. E-mail addresses become lower case, so that one person is stored once. Never
 * throws. On failure `address` is the search to return to, where that field is valid.
 */
export const parseSavedSearch = (form: Readonly<Record<string, unknown>>): SavedSearchResult => {
  const [name, email, address] = [
    readText(form, 'name'),
    readText(form, 'email').toLowerCase(),
    readText(form, 'address'),
  ]
  const invalidFields: SavedSearchField[] = [
    ...(name === '' || name.length > 100 ? (['name'] as const) : []),
    ...(isEmail(email) ? [] : (['email'] as const)),
    ...(['on', 'true', 'yes'].includes(readText(form, 'consent')) ? [] : (['consent'] as const)),
    ...(isAcceptedAddress(address) ? [] : (['address'] as const)),
  ]
  if (invalidFields.length > 0)
    return { invalid: invalidFields, address: invalidFields.includes('address') ? undefined : address }
  return { search: { name, email, address } }
}
