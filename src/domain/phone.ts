/** At most 60 characters, which is more than any number with its spaces. */
const PHONE_CHARS_PATTERN = /^(?=[\s\S]{1,60}$)\s*\+?[\d\s().\-/]+$/

/**
 * Converts a phone number to E.164, `+61400000000`, so that all spellings of a number compare equal. Accepts `0400 000
 * 000`, `+61 (0)400…`, `0061…`, landlines, 13, 1300 and 1800 numbers, and foreign numbers with + or 00. Null if it is
 * not a phone number. `formatPhone` formats it for display.
 */
export const toE164 = (text: string): string | null => {
  if (!PHONE_CHARS_PATTERN.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const foreign = text.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null
  if (foreign !== null && !foreign.startsWith('61')) return /^[1-9]\d{7,14}$/.test(foreign) ? `+${foreign}` : null
  // Some keep the trunk prefix 0 after the country code: +61 (0)400…
  const local = (foreign === null ? digits : foreign.slice(2)).replace(/^0/, '')
  const australian = /^[2-478]\d{8}$|^13\d{4}$|^1[38]00\d{6}$/.test(local) || /^5\d{8}$/.test(local)
  return australian ? `+61${local}` : null
}

/** Reports whether a number is foreign: texts to some countries are expensive. */
export const isForeignNumber = (phone: string): boolean => !phone.startsWith('+61')

/** Reports whether a number can receive texts: Australian mobiles can; foreign numbers are assumed to. */
export const canReceiveTexts = (phone: string): boolean => isForeignNumber(phone) || /^\+61[45]\d{8}$/.test(phone)

/** Converts an Australian number to E.164, `+61735550100`; undefined for other numbers. */
export const toAustralianE164 = (text: string): string | undefined => {
  const phone = toE164(text)
  return phone === null || isForeignNumber(phone) ? undefined : phone
}

/** Digits as dialled within Australia: +61 becomes a leading 0, which 13, 1300 and 1800 numbers do not have (TEN-08). */
const toNational = (phone: string): string => {
  const digits = phone.replace(/[^\d+]/g, '')
  if (!digits.startsWith('+61')) return digits.replaceAll('+', '')
  const local = digits.slice(3)
  return /^1(?:3\d{4}|[38]00\d{6})$/.test(local) ? local : `0${local}`
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

/** Builds a link that opens a text message to an Australian mobile; undefined for other numbers. */
export const smsHref = (phone: string, text: string): string | undefined => {
  const number = toAustralianE164(phone)
  // `?&` is what both iOS and Android read.
  return number && canReceiveTexts(number) ? `sms:${number}?&body=${encodeURIComponent(text)}` : undefined
}

/** Builds a `tel:` link, in international format if possible, since shoppers also call from abroad. */
export const telHref = (phone: string): string => {
  const digits = toNational(phone)
  return /^0\d{9}$/.test(digits) ? `tel:+61${digits.slice(1)}` : `tel:${digits}`
}

/** A number to call, as a page writes it. */
export type PhoneLink = { readonly href: string; readonly text: string }

/** Written by the server, so that pages do not carry the rules of phone numbers. */
export const phoneLink = (phone: string): PhoneLink => ({ href: telHref(phone), text: formatPhone(phone) })
