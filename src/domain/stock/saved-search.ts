/** A search a shopper wants to hear of (SRCH-18): the mail comes when new cars match. */
export type SavedSearch = {
  readonly name: string
  readonly email: string
  /** The search's one address, from the root. */
  readonly address: string
}

/** Characters of an address that can be saved: an index holds it. */
export const longestAddress = 2000
/** Characters of an address at all, as the site takes it. */
const longestRequest = 8192

/** `long` is said of an address that is one of ours, and longer than what can be saved. */
export type SavedSearchField = 'name' | 'email' | 'consent' | 'address' | 'long'

/** What is wrong with each field, in a shopper's words; said at the field. */
export const savedSearchErrors: Readonly<Record<SavedSearchField, string>> = {
  name: 'Please enter your name.',
  email: 'Please enter an email address such as name@example.com.',
  consent: 'Please tick the box, so that we may write to you.',
  address: 'This search is not one of ours. Please start again from the search page.',
  long: 'This search has too many filters to be saved. Please remove some of them and save it again.',
}

/** What a shopper agrees to; stored word by word with each saved search. */
export const savedSearchConsent = (dealer: string): string =>
  `Email me when new cars match this search. ${dealer} keeps my name and address for that alone, and every email has a link that ends it.`

/** Days the link works that confirms a saved search; then a search nobody confirmed is forgotten. */
export const confirmDays = 7

const one = (form: Readonly<Record<string, unknown>>, name: string): string => {
  const value = form[name]
  return typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : ''
}

export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()",;:\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text)

const isAddress = (text: string): boolean =>
  text.length <= longestRequest && /^\/(?:search|used-car)(?:[/?]|$)/.test(text) && !text.includes('\\')

export type SavedSearchReading =
  | { readonly search: SavedSearch }
  | { readonly wrong: readonly SavedSearchField[]; readonly address: string | undefined }

/**
 * Reads the form of a saved search. E-mail addresses are compared in lower case, so that one person has one. Total;
 * `address` is the search to go back to, where that much could be read.
 */
export const readSavedSearch = (form: Readonly<Record<string, unknown>>): SavedSearchReading => {
  const [name, email, address] = [one(form, 'name'), one(form, 'email').toLowerCase(), one(form, 'address')]
  const wrong: SavedSearchField[] = [
    ...(name === '' || name.length > 100 ? (['name'] as const) : []),
    ...(isEmail(email) ? [] : (['email'] as const)),
    ...(['on', 'true', 'yes'].includes(one(form, 'consent')) ? [] : (['consent'] as const)),
    ...(isAddress(address) ? [] : (['address'] as const)),
  ]
  if (wrong.length > 0) return { wrong, address: wrong.includes('address') ? undefined : address }
  return { search: { name, email, address } }
}
