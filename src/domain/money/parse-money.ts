/** Parses amounts that people and feeds write; `money.ts`, which is part of the browser bundle, formats them. */

export type ParsedMoney =
  | { readonly kind: 'amount'; readonly cents: number }
  /** Empty, a dash, or words such as “POA”: no price. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }

const NO_PRICE_PATTERN =
  /^(?:-+|nan|nil|null|none|n\/?a|tb[ac]|p\.?\s?o\.?\s?a\.?|price on (?:application|request)|on application|ask|call|contact|enquire|enquiry)(?: us)?(?: for (?:a )?price)?[.!]?$/iu
/** Words around an amount: its currency, the charges that it includes, and whether it can be negotiated. */
const PRICE_AFFIX_PATTERN = new RegExp(
  [
    String.raw`^(?:a?\$|aud|now|only|from)\s*`,
    String.raw`\s*(?:aud|d\.?a\.?p\.?|egc|d\/a|d\.a\.?|drive\s?-?away|\*|inc(?:l|luding)?\.?\s*gst)$`,
    String.raw`\s*(?:excl?\.?|excluding|incl?\.?|including|before|plus|\+)\s*(?:orcs?|on[\s-]?roads?(?: costs)?|gov(?:t|ernment)?\.?(?: charges)?)$`,
    String.raw`\s*(?:o\.?n\.?o\.?|neg(?:otiable|\.)?|firm)$`,
  ].join('|'),
  'giu',
)
const MAX_AFFIXES = 4
const AMOUNT_PATTERN = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2})0*)?$/u

const stripAffixes = (text: string): string =>
  Array.from({ length: MAX_AFFIXES }).reduce<string>((rest) => rest.replace(PRICE_AFFIX_PATTERN, '').trim(), text)

/**
 * Reads a typed or fed price such as `$12,990`, `12990.50 EGC`, `$23,990 d/a`, `POA`. Negative and ambiguous amounts are unreadable.
 */
export const parseMoney = (text: string): ParsedMoney => {
  const trimmed = text.trim()
  if (trimmed === '' || NO_PRICE_PATTERN.test(trimmed)) return { kind: 'none' }
  const bare = stripAffixes(trimmed)
  const match = AMOUNT_PATTERN.exec(bare)
  if (!match) return { kind: 'unreadable' }
  const dollars = Number((match[1] ?? '').replaceAll(',', ''))
  return { kind: 'amount', cents: dollars * 100 + Number((match[2] ?? '').padEnd(2, '0')) }
}
