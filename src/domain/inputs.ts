/** What shoppers type into fields (INP-01, D§5): quick picks, how amounts are written, what is taken. */

const upTo = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Dollars offered beside a money field; `high` is the variant of dear things. */
export const moneyPicks = {
  usual: [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000],
  high: upTo(300_000, 800_000, 100_000),
} as const satisfies Record<string, readonly number[]>

/** Kilometres offered beside a kilometre field: the specification names none, these are a search's usual ones. */
export const kilometrePicks: readonly number[] = [10_000, 20_000, 50_000, 80_000, 100_000, 150_000, 200_000]

/** `12500` → `12,500`: thousand separators, no sign and no unit. */
export const groupedAmount = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/gu, ',')

/** `12500` → `12,500 kms`. */
export const kilometreText = (kilometres: number): string => `${groupedAmount(kilometres)} kms`

/**
 * A whole amount as people write it: `$12,500`, `12 500`, `80,000 kms`, `25k`; undefined for nothing or for what is
 * none. Cents are dropped; longer than nine digits is no amount.
 */
export const readAmount = (text: string): number | undefined => {
  const bare = text.trim().replace(/^\$\s*|\s*kms?$/giu, '')
  const [, digits, part = '', k] = /^((?:\d{1,3}(?:[, ]\d{3})+)|\d+)(\.\d*)?\s*(k)?$/iu.exec(bare) ?? []
  const whole = digits?.replace(/[, ]/gu, '')
  if (whole === undefined || whole.length > 9) return undefined
  if (k === undefined) return Number(whole)
  const thousands = Math.round(Number(`${whole}${part}`) * 1000)
  return thousands < 1e9 ? thousands : undefined
}

export const postcodeMessage = 'Invalid postcode. Please enter a 4-digit number.'
export const postcodeLength = 4

/** A postcode as it is kept while it is typed: digits alone, four at most, no thousand separators. */
export const typedPostcode = (text: string): string => text.replace(/\D/gu, '').slice(0, postcodeLength)

/** What is wrong with a postcode; undefined where nothing is. It is required, and exactly four digits. */
export const postcodeProblem = (text: string): string | undefined =>
  /^\d{4}$/u.test(text.trim()) ? undefined : postcodeMessage
