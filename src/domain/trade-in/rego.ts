import { formatInteger } from '@/src/domain/text/numbers'

/**
 * Normalizes a number plate to capitals and digits: `1abc-23 ` → `1ABC23`. Null if it is not one. Patterns differ by
 * state and custom plates follow none, so only length and characters are checked.
 */
export const parseRego = (text: string): string | null => {
  const plate = text.replace(/[\s.·\-–]/g, '').toUpperCase()
  return /^[A-Z0-9]{1,9}$/.test(plate) ? plate : null
}

/**
 * Characters that a field of a number plate takes: more than any plate with its spaces, so that one that is too long
 * gets its message instead of being cut silently by the browser.
 */
export const REGO_MAX_CHARS = 20

/** Higher values are typing errors. */
const MAX_KMS = 999_999

/** More than any distance with its spaces and unit. */
const KMS_MAX_CHARS = 30

/** Parses typed kilometres, `85,000 kms`; null if they are empty, negative, too high or too long. */
export const parseKms = (text: string): number | null => {
  const trimmed = text.trim()
  if (trimmed.length > KMS_MAX_CHARS) return null
  const digits = trimmed.replace(/\s*kms?\.?$/i, '')
  if (!/^\d[\d, ]*$/.test(digits)) return null
  const kms = Number(digits.replace(/[, ]/g, ''))
  return kms <= MAX_KMS ? kms : null
}

/** Formats a plate with the distance driven: `1ABC23 (VIC), 85,000 km`; without it for a caravan, which has no odometer. */
export const formatPlate = ({
  rego,
  rego_state,
  kms,
}: {
  readonly rego: string
  readonly rego_state: string
  readonly kms: number
}): string => `${rego} (${rego_state})${kms > 0 ? `, ${formatInteger(kms)} km` : ''}`
