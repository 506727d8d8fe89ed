/** Money is whole cents (`*_cents`); lenders, search records and URLs speak whole or decimal dollars. */
import { grouped } from './grouped'

/** `1299000` → `$12,990`; cents are written only where there are any. */
export const formatCents = (cents: number): string => {
  const whole = Math.round(Math.abs(cents))
  const rest = whole % 100
  const dollars = grouped((whole - rest) / 100)
  return `${cents < 0 ? '-' : ''}$${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Dollars, rounded to cents, as text: `12990` → `$12,990`. */
export const formatDollars = (dollars: number): string => formatCents(Math.round(dollars * 100))
