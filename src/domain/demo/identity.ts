import type { Random } from './random'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const digits = '0123456789'
const vinSigns = letters.replace(/[IOQ]/g, '') + digits

/** Creates a fictitious VIN: 17 characters without I, O and Q, the last three digits. */
export const inventedVin = (random: Random): string =>
  random.pick(['6', 'J', 'K', 'L', 'M', 'W']) + random.text(vinSigns, 13) + random.text(digits, 3)

/** Creates a fictitious plate in the pattern of a state. */
export const inventedPlate = (random: Random, state: string): string => {
  const l = (count: number) => random.text(letters, count)
  const d = (count: number) => random.text(digits, count)
  const patterns: Readonly<Record<string, () => string>> = {
    VIC: () => `1${l(2)}${d(1)}${l(2)}`,
    NSW: () => `${l(3)}${d(2)}${l(1)}`,
    QLD: () => `${d(3)}${l(2)}${d(1)}`,
    SA: () => `S${d(3)}${l(3)}`,
    WA: () => `1${l(3)}${d(3)}`,
    TAS: () => `${l(1)}${d(2)}${l(2)}`,
    ACT: () => `Y${l(2)}${d(2)}${l(1)}`,
    NT: () => `C${l(1)}${d(2)}${l(2)}`,
  }
  return patterns[state]?.() ?? `${l(3)}${d(3)}`
}

/** Returns the date `days` from now, as `YYYY-MM-DD`. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
export const momentFrom = (now: Date, days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString()
