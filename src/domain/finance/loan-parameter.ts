import { paymentsPerYear, type Frequency } from './amortise'
import type { Loan } from './calculator'

/** Query parameter of the print page and the PDF with the loan that a shopper has set in the calculator (SHP-05). */
export const LOAN_PARAMETER = 'loan'

const numberFields = ['amount', 'deposit', 'tradeIn', 'balloon', 'years', 'interest'] as const

/** Formats a loan as `29990-6000-2500-0-3-8.49-week`: its numbers, then its frequency. */
export const formatLoanParameter = (loan: Loan): string =>
  [...numberFields.map((field) => loan[field]), loan.frequency].join('-')

const LOAN_PATTERN = /^((?:\d{1,9}(?:\.\d{1,4})?-){6})(\w+)$/
const isFrequency = (text: string): text is Frequency => Object.hasOwn(paymentsPerYear, text)

/** Parses such a loan; undefined if it is invalid. Its values still have to be limited to the vehicle's terms. */
export const parseLoanParameter = (text: string | null): Loan | undefined => {
  const [, numbers = '', frequency = ''] = LOAN_PATTERN.exec(text ?? '') ?? []
  if (!isFrequency(frequency)) return undefined
  const values = numbers.split('-').map(Number)
  const entries = numberFields.map((field, index) => [field, values[index] ?? 0] as const)
  return { ...(Object.fromEntries(entries) as Record<(typeof numberFields)[number], number>), frequency }
}

/** Adds a loan to the address of a vehicle's sheet; an empty one leaves the address as it is. */
export const withLoanParameter = (address: string, parameter: string): string =>
  parameter === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${LOAN_PARAMETER}=${parameter}`
