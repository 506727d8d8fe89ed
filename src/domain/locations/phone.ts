/** Digits as dialled within Australia: +61 becomes a leading 0 (TEN-08). */
const toNational = (phone: string): string => {
  const digits = phone.replace(/[^\d+]/g, '')
  return digits.startsWith('+61') ? `0${digits.slice(3)}` : digits.replaceAll('+', '')
}

const groupDigits = (digits: string, sizes: readonly number[]): string => {
  let at = 0
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ')
}

/**
 * Formats a number: landlines 2-4-4, mobiles 4-3-3, 1300 and 1800 4-3-3, 13 numbers 2-2-2; others unchanged (TEN-08).
 */
export const formatPhone = (phone: string): string => {
  const digits = toNational(phone)
  if (/^1[38]00\d{6}$/.test(digits) || /^04\d{8}$/.test(digits)) return groupDigits(digits, [4, 3, 3])
  if (/^13\d{4}$/.test(digits)) return groupDigits(digits, [2, 2, 2])
  if (/^0\d{9}$/.test(digits)) return groupDigits(digits, [2, 4, 4])
  return phone.trim()
}

/** Shows the first five characters of a formatted number and masks the other digits: `07 55•• ••••` (TEN-08). */
export const maskPhone = (phone: string): string => {
  const formatted = formatPhone(phone)
  return formatted.slice(0, 5) + formatted.slice(5).replaceAll(/\d/g, '•')
}

/** Builds a `tel:` link, in international format if possible, since shoppers also call from abroad. */
export const telHref = (phone: string): string => {
  const digits = toNational(phone)
  return /^0\d{9}$/.test(digits) ? `tel:+61${digits.slice(1)}` : `tel:${digits}`
}

/** Converts an Australian number to E.164, `+61735550100`; undefined for other numbers. */
export const toAustralianE164 = (phone: string): string | undefined => {
  const digits = toNational(phone)
  if (/^0\d{9}$/.test(digits)) return `+61${digits.slice(1)}`
  return /^(?:1[38]00\d{6}|13\d{4})$/.test(digits) ? `+61${digits}` : undefined
}
