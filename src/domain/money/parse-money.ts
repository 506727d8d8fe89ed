/** Parses amounts that people and feeds write; `money.ts`, which is part of the browser bundle, formats them. */

export type ParsedMoney =
  | { readonly kind: 'amount'; readonly cents: number }
  /** Empty, a dash, or words such as “POA”: no price. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }

const NO_PRICE_PATTERN =
  /^(?:-+|nan|nil|null|none|n\/?a|tb[ac]|p\.?\s?o\.?\s?a\.?|price on (?:application|request)|on application|ask|call|contact|enquire|enquiry|e\.?o\.?i\.?|expressions? of interest|auction|sold|coming soon|price (?:coming soon|pending))(?: (?:us|dealer|now|today))*(?: for (?:a |the )?(?:best )?price)?[.!]?$/iu
/** Words around an amount: its currency, the charges that it includes, and whether it can be negotiated. */
const PRICE_AFFIX_PATTERN = new RegExp(
  [
    String.raw`^(?:au?d?\s?\$|\$|aud|now|only|from|rrp)[:\s]*`,
    String.raw`[\s-]*(?:aud|d\.?a\.?p\.?|e\.?g\.?c\.?|no more to pay|d[/.]?a\.?|driv(?:e|ing)?\s?-?away|\*|inc(?:l|luding)?\.?\s*gst)$`,
    String.raw`[\s-]*(?:exc?l?\.?|excluding|incl?\.?|including|before|plus|\+)\s*(?:orcs?|on[\s-]?roads?(?: costs)?|gov(?:t|ernment)?\.?(?: ch(?:ar)?g?e?s?)?)$`,
    String.raw`\s*(?:o\.?n\.?o\.?|neg(?:otiable|\.)?|firm)$`,
  ].join('|'),
  'giu',
)
const MAX_AFFIXES = 4
/** More than any price with its affixes: the time of their patterns grows with the square of the length. */
const MAX_PRICE_CHARS = 200
const AMOUNT_PATTERN = /^(\d{1,9}|\d{1,3}(?:[,\s]\d{3}){1,3})(?:\.(\d{1,2})0*)?$/u

const stripAffixes = (text: string): string =>
  Array.from({ length: MAX_AFFIXES }).reduce<string>((rest) => rest.replace(PRICE_AFFIX_PATTERN, '').trim(), text)

/**
 * Reads a typed or fed price such as `$12,990`, `12990.50 EGC`, `$23,990 d/a`, `POA`. Negative and ambiguous amounts are unreadable.
 */
export const parseMoney = (text: string): ParsedMoney => {
  const trimmed = text.trim()
  if (trimmed.length > MAX_PRICE_CHARS) return { kind: 'unreadable' }
  if (trimmed === '' || NO_PRICE_PATTERN.test(trimmed)) return { kind: 'none' }
  const bare = stripAffixes(trimmed.replaceAll(/[()]/gu, ' ').trim())
  const match = AMOUNT_PATTERN.exec(bare)
  if (!match) return { kind: 'unreadable' }
  const dollars = Number((match[1] ?? '').replaceAll(/[,\s]/gu, ''))
  return { kind: 'amount', cents: dollars * 100 + Number((match[2] ?? '').padEnd(2, '0')) }
}
