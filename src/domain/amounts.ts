/** Amounts of dollars and kilometres in the inputs of shoppers (INP-01). */
import { formatInteger } from '@/src/domain/text/numbers'

const listSteps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Dollars offered as quick picks of a money field; `high` is for fields of large amounts, `week` for repayments. */
export const moneyPicks = {
  default: [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000],
  high: listSteps(300_000, 800_000, 100_000),
  week: [50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000],
} as const satisfies Record<string, readonly number[]>

/** Kilometres offered as quick picks; the specification names none, so these are the usual ones of a search. */
export const kilometrePicks: readonly number[] = [10_000, 20_000, 50_000, 80_000, 100_000, 150_000, 200_000]

/** `12500` → `12,500 kms`. */
export const formatKilometres = (kilometres: number): string => `${formatInteger(kilometres)} kms`

/**
 * Parses a whole amount: `$12,500`, `12 500`, `80,000 kms`, `25k`. Cents are dropped. Undefined for empty text, for
 * text that is not an amount and for more than nine digits.
 */
export const parseAmount = (text: string): number | undefined => {
  const bare = text.trim().replace(/^\$\s*|\s*kms?$/giu, '')
  const [, digits, part = '', k] = /^((?:\d{1,3}(?:[, ]\d{3})+)|\d+)(\.\d*)?\s*(k)?$/iu.exec(bare) ?? []
  const digitsOnly = digits?.replace(/[, ]/gu, '')
  if (digitsOnly === undefined || digitsOnly.length > 9) return undefined
  if (k === undefined) return Number(digitsOnly)
  const thousands = Math.round(Number(`${digitsOnly}${part}`) * 1000)
  return thousands < 1e9 ? thousands : undefined
}
