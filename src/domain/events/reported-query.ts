const MAX_QUERY_CHARS = 60
/** Minimum digits of a phone or card number. */
const MIN_PRIVATE_DIGITS = 6

/**
 * Normalizes a query that is counted, for the dealer's report (ANL-02) or as a popular one (SHP-02): lower case, single
 * spaces, at most 60 characters. Null if it is empty or may identify a person: an email address or as many digits as a
 * phone number has.
 */
export const toReportedQuery = (query: unknown): string | null => {
  if (typeof query !== 'string' || query.length > 500) return null
  const words = query
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (words === '' || words.includes('@') || words.replace(/\D/g, '').length >= MIN_PRIVATE_DIGITS) return null
  return [...words].slice(0, MAX_QUERY_CHARS).join('').trim()
}
