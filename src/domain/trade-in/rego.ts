import { inputMessages } from '@/src/domain/input-messages'
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

/** More than any distance with its spaces and unit, so that one that is too high gets its message instead of being cut. */
export const KMS_MAX_CHARS = 30

/** Reads typed kilometres, `85,000 kms`; NaN if they are no number. */
const readKms = (text: string): number => {
  const trimmed = text.trim()
  const digits = trimmed.length > KMS_MAX_CHARS ? '' : trimmed.replace(/\s*kms?\.?$/i, '')
  return /^\d[\d, ]*$/.test(digits) ? Number(digits.replace(/[, ]/g, '')) : Number.NaN
}

/** Parses typed kilometres; null if they are empty, negative, too high or too long. */
export const parseKms = (text: string): number | null => {
  const kms = readKms(text)
  return kms <= MAX_KMS ? kms : null
}

/** The message of kilometres that are no number, or that are too high. */
export const kilometresMessage = (text: string): string =>
  readKms(text) > MAX_KMS ? inputMessages.kilometresTooHigh : inputMessages.kilometres

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
