/**
 * A phone as the world dials it, `+61400000000`: what two ways of writing one number have in common. Takes `0400 000 000`,
 * `+61 (0)400…`, `0061…`, landlines, 13, 1300 and 1800 numbers, and foreign ones that begin with + or 00. Null for what is
 * no number. `formatPhone` (domain/locations/phone.ts) writes it for people.
 */
export const dialled = (text: string): string | null => {
  if (!/^[\s]*\+?[\d\s().\-/]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const foreign = text.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null
  if (foreign !== null && !foreign.startsWith('61')) return /^[1-9]\d{7,14}$/.test(foreign) ? `+${foreign}` : null
  // Some write the trunk’s zero behind the country: +61 (0)400…
  const local = (foreign === null ? digits : foreign.slice(2)).replace(/^0/, '')
  const australian = /^[2-478]\d{8}$|^13\d{4}$|^1[38]00\d{6}$/.test(local) || /^5\d{8}$/.test(local)
  return australian ? `+61${local}` : null
}

/** Whether it is a number of another country: texts to some of those cost the sender dearly. */
export const isForeign = (phone: string): boolean => !phone.startsWith('+61')

/** Whether a text message reaches it: an Australian mobile, or a foreign number, of which we cannot tell. */
export const takesTexts = (phone: string): boolean => isForeign(phone) || /^\+61[45]\d{8}$/.test(phone)
