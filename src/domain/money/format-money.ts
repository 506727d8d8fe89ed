/** Money is whole cents (`*_cents`); lenders, search records and URLs use whole or decimal dollars. */
import { formatInteger } from '@/src/domain/text/numbers'

/** Formats cents: `1299000` → `$12,990`; the cents appear only if they are not zero. */
export const formatCents = (cents: number): string => {
  const whole = Math.round(Math.abs(cents))
  const rest = whole % 100
  const dollars = formatInteger((whole - rest) / 100)
  return `${cents < 0 ? '-' : ''}$${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Formats dollars, rounded to cents: `12990` → `$12,990`. */
export const formatDollars = (dollars: number): string => formatCents(Math.round(dollars * 100))

/** Formats dollars, always with cents: `42.5` → `$42.50`, for rates and running costs. */
export const formatDollarsAndCents = (dollars: number): string => {
  const cents = Math.round(dollars * 100)
  return cents % 100 === 0 ? `${formatCents(cents)}.00` : formatCents(cents)
}
