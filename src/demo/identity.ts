import { DAY_MS } from '@/src/domain/time/durations'
import type { Random } from '@/src/domain/random'

const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const DIGITS = '0123456789'
const vinCharacters = PLATE_LETTERS.replace(/[IOQ]/g, '') + DIGITS

/** Creates a fictitious VIN: 17 characters without I, O and Q, the last three digits. */
export const createVin = (random: Random): string =>
  random.pick(['6', 'J', 'K', 'L', 'M', 'W']) + random.text(vinCharacters, 13) + random.text(DIGITS, 3)

/** Creates a fictitious plate in the pattern of a state. */
export const createPlate = (random: Random, state: string): string => {
  const randomLetters = (count: number) => random.text(PLATE_LETTERS, count)
  const randomDigits = (count: number) => random.text(DIGITS, count)
  const patterns: Readonly<Record<string, () => string>> = {
    VIC: () => `1${randomLetters(2)}${randomDigits(1)}${randomLetters(2)}`,
    NSW: () => `${randomLetters(3)}${randomDigits(2)}${randomLetters(1)}`,
    QLD: () => `${randomDigits(3)}${randomLetters(2)}${randomDigits(1)}`,
    SA: () => `S${randomDigits(3)}${randomLetters(3)}`,
    WA: () => `1${randomLetters(3)}${randomDigits(3)}`,
    TAS: () => `${randomLetters(1)}${randomDigits(2)}${randomLetters(2)}`,
    ACT: () => `Y${randomLetters(2)}${randomDigits(2)}${randomLetters(1)}`,
    NT: () => `C${randomLetters(1)}${randomDigits(2)}${randomLetters(2)}`,
  }
  return patterns[state]?.() ?? `${randomLetters(3)}${randomDigits(3)}`
}

/** Returns the date `days` from now, as `YYYY-MM-DD`. */
export const dateInDays = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
export const timestampInDays = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString()
