/** Parses amounts that people and feeds write; `money.ts`, which is part of the browser bundle, formats them. */

export type ParsedMoney =
  | { readonly kind: 'amount'; readonly cents: number }
  /** Empty, a dash, or words such as “POA”: no price. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }

const NO_PRICE_PATTERN =
  /^(?:-+|nan|nil|null|none|n\/?a|tb[ac]|p\.?\s?o\.?\s?a\.?|price on (?:application|request)|on application|ask|call|contact|enquire|enquiry)(?: us)?(?: for (?:a )?price)?[.!]?$/iu
const PRICE_AFFIX_PATTERN =
  /^(?:a?\$|aud)\s*|\s*(?:aud|dap|egc|d\/a|d\.a\.?|drive\s?-?away|excl\.? gov(?:t|ernment)?\.? charges|\*)$/giu
const AMOUNT_PATTERN = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2})0*)?$/u

/**
 * Reads a typed or fed price such as `$12,990`, `12990.50 EGC`, `$23,990 d/a`, `POA`. Negative and ambiguous amounts are unreadable.
 */
export const parseMoney = (text: string): ParsedMoney => {
  const trimmed = text.trim()
  if (trimmed === '' || NO_PRICE_PATTERN.test(trimmed)) return { kind: 'none' }
  const bare = trimmed.replace(PRICE_AFFIX_PATTERN, '').replace(PRICE_AFFIX_PATTERN, '').trim()
  const match = AMOUNT_PATTERN.exec(bare)
  if (!match) return { kind: 'unreadable' }
  const dollars = Number((match[1] ?? '').replaceAll(',', ''))
  return { kind: 'amount', cents: dollars * 100 + Number((match[2] ?? '').padEnd(2, '0')) }
}
