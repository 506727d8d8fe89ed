import type { Token } from './tokens'

/** A number in a text, `length` tokens long: in digits, with spaces between thousands, or spelled out. */
export type NumberMatch = {
  readonly length: number
  readonly value: number
  /** The letters after the digits: `k`, `km`, `grand`; empty for none. */
  readonly suffix: string
  readonly year: boolean
  readonly dollar: boolean
  /** True when a plus follows: `2019+`. */
  readonly open: boolean
  /** A spelled-out number is an amount only with a unit after it, since “one” and “five” are everyday words. */
  readonly spelled?: true
}

const smallNumbers = new Map<string, number>([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
    .concat(['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'])
    .map((word, index) => [word, index + 1] as const),
])
const tens = new Map<string, number>(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, index) => [word, (index + 2) * 10] as const,
  ),
)

type NumberPart = { readonly length: number; readonly value: number }

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

/** 1 to 99: “thirty five”, “thirty-five”, “twelve”. */
const parseBelowHundred = (tokens: readonly Token[], at: number): NumberPart | undefined => {
  const ten = tens.get(keyAt(tokens, at))
  const unit = smallNumbers.get(keyAt(tokens, at + (ten === undefined ? 0 : 1)))
  if (ten === undefined) return unit === undefined ? undefined : { length: 1, value: unit }
  return unit !== undefined && unit < 10 ? { length: 2, value: ten + unit } : { length: 1, value: ten }
}

/** 1 to 9999: “thirty five”, “hundred”, “one hundred and twenty”. */
const parseSpelledNumber = (tokens: readonly Token[], at: number): NumberPart | undefined => {
  const first = parseBelowHundred(tokens, at)
  const after = at + (first?.length ?? 0)
  if (keyAt(tokens, after) !== 'hundred') return first
  const hundreds = { length: after + 1 - at, value: (first?.value ?? 1) * 100 }
  const joined = keyAt(tokens, after + 1) === 'and' ? 1 : 0
  const rest = parseBelowHundred(tokens, after + 1 + joined)
  return rest ? { length: hundreds.length + joined + rest.length, value: hundreds.value + rest.value } : hundreds
}

const DIGITS_PATTERN = /^(\$)?(\d[\d,]*(?:\.\d+)?)(k|km|kms|grand)?(\+)?$/i
/** True for a year of a vehicle that shoppers name; older or later numbers are prices and distances. */
export const isYear = (value: number): boolean => value >= 1930 && value <= 2100

const parseDigits = (raw: string, length: number): NumberMatch | undefined => {
  const [, dollar, digitText, suffix = '', plus] = DIGITS_PATTERN.exec(raw) ?? []
  if (digitText === undefined) return undefined
  const value = Number(digitText.replaceAll(',', ''))
  return {
    length,
    value,
    suffix: suffix.toLowerCase(),
    year: length === 1 && /^\d{4}$/.test(digitText) && isYear(value),
    dollar: dollar !== undefined,
    open: plus !== undefined,
  }
}

/** Counts the groups of three digits that follow, separated by spaces: `30 000`, `1 250 000`. */
const countDigitGroups = (tokens: readonly Token[], at: number): number => {
  if (!/^\$?\d{1,3}$/.test(tokens[at]?.raw ?? '')) return 0
  let groups = 0
  while (/^\d{3}$/.test(tokens[at + 1 + groups]?.raw ?? '')) groups += 1
  return /^\d{3}(?:kms?|\+)$/i.test(tokens[at + 1 + groups]?.raw ?? '') ? groups + 1 : groups
}

/** Finds the number at a position of the text; undefined for none. */
export const findNumber = (tokens: readonly Token[], at: number): NumberMatch | undefined => {
  const length = 1 + countDigitGroups(tokens, at)
  const written = tokens
    .slice(at, at + length)
    .map(({ raw }) => raw)
    .join('')
  const found = parseDigits(written, length)
  if (found) return found
  const spelledNumber = parseSpelledNumber(tokens, at)
  return spelledNumber && { ...spelledNumber, suffix: '', year: false, dollar: false, open: false, spelled: true }
}
