const longest = 60
/** Of a phone number, or a card's. */
const manyDigits = 6

/**
 * What a search asked for that found nothing, as the dealer reads it (ANL-02): small letters, single spaces, sixty
 * characters at most. Null for no words, and for what may say who searched: an e-mail address, a number as long as a phone's.
 */
export const missedSearch = (query: unknown): string | null => {
  if (typeof query !== 'string' || query.length > 500) return null
  const words = query
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (words === '' || words.includes('@') || words.replace(/\D/g, '').length >= manyDigits) return null
  return [...words].slice(0, longest).join('').trim()
}
