import type { Token } from './tokens'

/** A number in a text, `length` tokens long: in digits, with spaces between thousands, or spelled out. */
export type SaidNumber = {
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

const small = new Map<string, number>([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
    .concat(['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'])
    .map((word, index) => [word, index + 1] as const),
])
const tens = new Map<string, number>(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, index) => [word, (index + 2) * 10] as const,
  ),
)

type Part = { readonly length: number; readonly value: number }

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

/** 1 to 99: “thirty five”, “thirty-five”, “twelve”. */
const belowHundred = (tokens: readonly Token[], at: number): Part | undefined => {
  const ten = tens.get(keyAt(tokens, at))
  const unit = small.get(keyAt(tokens, at + (ten === undefined ? 0 : 1)))
  if (ten === undefined) return unit === undefined ? undefined : { length: 1, value: unit }
  return unit !== undefined && unit < 10 ? { length: 2, value: ten + unit } : { length: 1, value: ten }
}

/** 1 to 9999: “thirty five”, “hundred”, “one hundred and twenty”. */
const spelledAt = (tokens: readonly Token[], at: number): Part | undefined => {
  const first = belowHundred(tokens, at)
  const after = at + (first?.length ?? 0)
  if (keyAt(tokens, after) !== 'hundred') return first
  const hundreds = { length: after + 1 - at, value: (first?.value ?? 1) * 100 }
  const joined = keyAt(tokens, after + 1) === 'and' ? 1 : 0
  const rest = belowHundred(tokens, after + 1 + joined)
  return rest ? { length: hundreds.length + joined + rest.length, value: hundreds.value + rest.value } : hundreds
}

const digits = /^(\$)?(\d[\d,]*(?:\.\d+)?)(k|km|kms|grand)?(\+)?$/i
const isYear = (value: number): boolean => value >= 1930 && value <= 2100

const numberIn = (raw: string, length: number): SaidNumber | undefined => {
  const [, dollar, figures, suffix = '', plus] = digits.exec(raw) ?? []
  if (figures === undefined) return undefined
  const value = Number(figures.replaceAll(',', ''))
  return {
    length,
    value,
    suffix: suffix.toLowerCase(),
    year: length === 1 && /^\d{4}$/.test(figures) && isYear(value),
    dollar: dollar !== undefined,
    open: plus !== undefined,
  }
}

/** Counts the groups of three digits that follow, separated by spaces: `30 000`, `1 250 000`. */
const groupsAfter = (tokens: readonly Token[], at: number): number => {
  if (!/^\$?\d{1,3}$/.test(tokens[at]?.raw ?? '')) return 0
  let groups = 0
  while (/^\d{3}$/.test(tokens[at + 1 + groups]?.raw ?? '')) groups += 1
  return /^\d{3}(?:kms?|\+)$/i.test(tokens[at + 1 + groups]?.raw ?? '') ? groups + 1 : groups
}

/** Finds the number at a position of the text; undefined for none. */
export const numberAt = (tokens: readonly Token[], at: number): SaidNumber | undefined => {
  const length = 1 + groupsAfter(tokens, at)
  const written = tokens
    .slice(at, at + length)
    .map(({ raw }) => raw)
    .join('')
  const found = numberIn(written, length)
  if (found) return found
  const said = spelledAt(tokens, at)
  return said && { ...said, suffix: '', year: false, dollar: false, open: false, spelled: true }
}
