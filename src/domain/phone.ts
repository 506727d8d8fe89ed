/**
 * Converts a phone number to E.164, `+61400000000`, so that all spellings of a number compare equal. Accepts `0400 000
 * 000`, `+61 (0)400…`, `0061…`, landlines, 13, 1300 and 1800 numbers, and foreign numbers with + or 00. Null if it is
 * not a phone number. `formatPhone` (domain/locations/phone.ts) formats it for display.
 */
export const toE164 = (text: string): string | null => {
  if (!/^[\s]*\+?[\d\s().\-/]+$/.test(text)) return null
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
