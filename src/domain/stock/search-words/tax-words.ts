import type { SearchState } from '../search-url/state'
import type { Token } from './tokens'

const EXCLUDING = /^(?:plus|ex|exc|excl|excluding|exclusive|before|and|without|no)$/
const INCLUDING = /^(?:inc|incl|including|inclusive|with)$/
const GST = 1.1

/** Tokens without “plus GST”, and the factor from a price in these words to one that includes the tax, as sites show. */
type WithoutTax = { readonly tokens: readonly Token[]; readonly factor: number }

/**
 * Takes the words of the goods and services tax out of a text (SHP-10): buyers of trucks say “80k plus GST”, of which
 * the “plus” would be read as a minimum.
 */
export const takeTaxWords = (tokens: readonly Token[]): WithoutTax => {
  const at = tokens.findIndex(({ key }) => key === 'gst')
  if (at < 0) return { tokens, factor: 1 }
  const linkAt = tokens[at - 1]?.key === 'of' ? at - 2 : at - 1
  const link = tokens[linkAt]?.key ?? ''
  const isExcluding = EXCLUDING.test(link)
  const from = isExcluding || INCLUDING.test(link) ? linkAt : at
  return { tokens: [...tokens.slice(0, from), ...tokens.slice(at + 1)], factor: isExcluding ? GST : 1 }
}

/** Returns the ranges with prices that include the tax. */
export const withTax = (ranges: SearchState['ranges'], factor: number): SearchState['ranges'] => {
  if (factor === 1 || !ranges.price) return ranges
  const { min, max } = ranges.price
  const price = {
    ...(min !== undefined && { min: Math.round(min * factor) }),
    ...(max !== undefined && { max: Math.round(max * factor) }),
  }
  return { ...ranges, price }
}
