import { toSlug } from '@/src/domain/text/slug'

type Part = string | null | undefined

type VehicleNameParts = {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly badge?: Part
  readonly series?: Part
}

/** Joins what is known; some feeds write “null” for what is not. */
const joinWords = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '' && part.toLowerCase() !== 'null')
    .join(' ')

type KnownParts = { readonly [Key in keyof VehicleNameParts]?: VehicleNameParts[Key] | undefined }

/** A lower-case letter after the make means another word: a Ram Rampage needs its make, an MG4 and an MGB do not. */
const continuesWord = (rest: string): boolean => /^\p{Lowercase_Letter}/u.test(rest)

/** True if the model begins with the make, as in “Polestar 2”, “MG4” and “Mazda3”. */
export const isMakeInModel = (make: string, model: string): boolean =>
  make !== '' && model.toLowerCase().startsWith(make.toLowerCase()) && !continuesWord(model.slice(make.length))

/** Returns make and model, the make only once: `Kia Rio`, `Polestar 2` (CARD-01). */
export const formatMakeModel = (make: Part, model: Part): string => {
  const [makeName, modelName] = [joinWords(make), joinWords(model)]
  return isMakeInModel(makeName, modelName) ? modelName : joinWords(makeName, modelName)
}

/** Returns badge and series, once where a feed repeats the badge as the series: `Cruiser MY23`. */
export const formatBadge = ({ badge, series }: Pick<KnownParts, 'badge' | 'series'>): string => {
  const [badgeName, seriesName] = [joinWords(badge), joinWords(series)]
  return joinWords(badgeName, seriesName.toLowerCase() === badgeName.toLowerCase() ? '' : seriesName)
}

/** Returns a vehicle's title, as far as it is known: year, make, model, badge, series (CARD-01). */
export const formatVehicleName = ({ year, make, model, badge, series }: KnownParts): string =>
  joinWords(year, formatMakeModel(make, model), formatBadge({ badge, series }))

/** Returns a vehicle's title without its series, for lists and messages. */
export const formatShortVehicleName = ({ year, make, model, badge }: KnownParts): string =>
  formatVehicleName({ year, make, model, badge })

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
