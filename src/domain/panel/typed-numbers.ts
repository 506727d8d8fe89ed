import { truncate } from '@/src/domain/text/format-text'
import { formatInteger } from '@/src/domain/text/numbers'

/** The limits of a number's input, and the words of its messages (STF-03). */
export type NumberRule = {
  /** With its article: “a number of kilometres”. */
  readonly noun: string
  readonly example: number
  readonly min?: number
  readonly max?: number
  /** A number without decimals, such as of doors. */
  readonly isWhole?: boolean
  /** Written without a separator of thousands. */
  readonly isYear?: boolean
  /** The latest year, counted from the current one. */
  readonly maxYearsAhead?: number
}

/** The rule with the latest year that it accepts in `thisYear`; any other rule stays as it is. */
export const limitYear = <Rule extends Pick<NumberRule, 'max' | 'maxYearsAhead'>>(
  rule: Rule,
  thisYear: number,
): Rule =>
  rule.maxYearsAhead === undefined
    ? rule
    : { ...rule, max: Math.min(rule.max ?? Infinity, thisYear + rule.maxYearsAhead) }

const NUMBER_PATTERN = /^(-?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4}|\d{1,3}(?: \d{3}){1,4})(\.\d{1,10})?$/u

/** Reads a number as Australians write it: `12500`, `12,500`, `12 500`, `-27.4785`. Undefined for any other text. */
export const parseTypedNumber = (text: string): number | undefined => {
  const [, sign = '', whole, decimals = ''] = NUMBER_PATTERN.exec(text.trim().replace('−', '-')) ?? []
  return whole === undefined ? undefined : Number(`${sign}${whole.replaceAll(/[ ,]/gu, '')}${decimals}`)
}

/** Formats a number with all its decimals: `-1234.56789` → `-1,234.56789`. */
export const formatExactly = (value: number): string => {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  return `${value < 0 ? '-' : ''}${formatInteger(Number(whole))}${decimals === undefined ? '' : `.${decimals}`}`
}

export const formatTypedNumber = (value: number, { isYear = false }: Pick<NumberRule, 'isYear'>): string =>
  isYear ? String(value) : formatExactly(value)

const limitsText = (rule: NumberRule): string => {
  const { min, max } = rule
  if (min !== undefined && max !== undefined)
    return ` from ${formatTypedNumber(min, rule)} to ${formatTypedNumber(max, rule)}`
  if (min !== undefined) return ` of at least ${formatTypedNumber(min, rule)}`
  return max === undefined ? '' : ` of at most ${formatTypedNumber(max, rule)}`
}

/** Characters of a text that a message repeats. */
const MAX_QUOTED_CHARS = 30

/** Puts before a message that the text is no number, so that staff see which input and what of it is meant (STF-03). */
export const withUnreadable = (value: unknown, noun: string, message: string): string =>
  typeof value === 'string' && value.trim() !== ''
    ? `“${truncate(value.trim(), MAX_QUOTED_CHARS)}” isn’t ${noun}. ${message}`
    : message

const AMOUNT_MESSAGE = 'Enter an amount in dollars, such as 39,990.'

/** The message of an amount that is refused; with the text that could not be read, if it is one. */
export const amountMessage = (value?: unknown): string => withUnreadable(value, 'an amount', AMOUNT_MESSAGE)

/** The message of a value that the rule refuses. Limits are named where the value is a number, but not within them. */
const messageOf = (rule: NumberRule, isOutside: boolean): string => {
  // A year such as 3000 has its four digits; only its limits are news.
  const noun = isOutside && rule.isYear ? 'a year' : rule.noun
  return `Enter ${noun}${isOutside ? limitsText(rule) : ''}, such as ${formatTypedNumber(rule.example, rule)}.`
}

const messageOfText = (value: unknown, rule: NumberRule): string =>
  withUnreadable(value, rule.isYear ? 'a year' : 'a number', messageOf(rule, false))

/** Returns why a value is refused; undefined for a number that the rule accepts. A text is no number. */
export const numberProblem = (value: unknown, rule: NumberRule): string | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return messageOfText(value, rule)
  const { min = -Infinity, max = Infinity, isWhole = false } = rule
  if (value < min || value > max) return messageOf(rule, true)
  if (!isWhole || Number.isInteger(value)) return undefined
  return withUnreadable(formatTypedNumber(value, rule), 'a whole number', messageOf(rule, false))
}
