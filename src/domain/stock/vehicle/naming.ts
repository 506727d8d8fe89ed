import { toSlug } from '@/src/domain/text/slug'

type VehicleNameParts = {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly badge?: string | null | undefined
  readonly series?: string | null | undefined
}

const joinWords = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ')

/** Returns a vehicle's title: year, make, model, badge, series (CARD-01). */
export const formatVehicleName = ({ year, make, model, badge, series }: VehicleNameParts): string =>
  joinWords(year, make, model, badge, series)

/** Returns a slug as stock has it: an apostrophe joins (`d’Or` → `dor`), and ligatures become two letters. */
export const toStockSlug = (text: string): string => {
  const letters = text.normalize('NFKD').toLowerCase()
  return toSlug(letters.replace(/ß/gu, 'ss').replace(/æ/gu, 'ae').replace(/ø/gu, 'o').replace(/['’`]/gu, ''))
}

const MAX_NAME_CHARS = 150

/**
 * Creates the slug `year-make-model-badge-shortkey`. It is fixed at creation, so that a later change of badge breaks no
 * link. `shortKey` (lower-case letters and digits) keeps vehicles of the same name apart.
 */
export const createVehicleSlug = (vehicle: VehicleNameParts, shortKey: string): string => {
  const name = toStockSlug(joinWords(vehicle.year, vehicle.make, vehicle.model, vehicle.badge))
    .slice(0, MAX_NAME_CHARS)
    .replace(/-+$/u, '')
  return name === '' ? shortKey : `${name}-${shortKey}`
}
