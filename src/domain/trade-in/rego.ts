/** Where a vehicle may be registered in Australia. */
export const regoStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type RegoState = (typeof regoStates)[number]

/**
 * A plate as registers keep it: capitals and digits alone, `1abc-23 ` → `1ABC23`. Null for what is no plate. States'
 * patterns differ and custom plates follow none, so only length and signs are looked at.
 */
export const readRego = (text: string): string | null => {
  const plate = text.replace(/[\s.·\-–]/g, '').toUpperCase()
  return /^[A-Z0-9]{1,9}$/.test(plate) ? plate : null
}

export const isRegoState = (text: string): text is RegoState => (regoStates as readonly string[]).includes(text)

/** More than this on a clock is a slip of the finger. */
const mostKms = 999_999

/** Whole kilometres as somebody types them, `85,000 kms`; null for none, negative ones and what no clock shows. */
export const readKms = (text: string): number | null => {
  const digits = text.trim().replace(/\s*kms?\.?$/i, '')
  if (!/^\d[\d, ]*$/.test(digits)) return null
  const kms = Number(digits.replace(/[, ]/g, ''))
  return kms <= mostKms ? kms : null
}
