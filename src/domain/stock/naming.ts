type Named = {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly badge?: string | null | undefined
  readonly series?: string | null | undefined
}

const words = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ')

/** Returns a vehicle's title: year, make, model, badge, series (CARD-01). */
export const vehicleName = ({ year, make, model, badge, series }: Named): string =>
  words(year, make, model, badge, series)

/**
 * Returns lower-case ASCII words joined by hyphens; accents are removed (`Škoda` → `skoda`), other characters dropped.
 */
export const slugWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/æ/gu, 'ae')
    .replace(/ø/gu, 'o')
    .replace(/['’`]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')

const longest = 150

/**
 * Creates the slug `year-make-model-badge-shortkey`. It is fixed at creation, so that a later change of badge breaks no
 * link. `shortKey` (lower-case letters and digits) keeps vehicles of the same name apart.
 */
export const vehicleSlug = (vehicle: Named, shortKey: string): string => {
  const name = slugWords(words(vehicle.year, vehicle.make, vehicle.model, vehicle.badge))
    .slice(0, longest)
    .replace(/-+$/u, '')
  return name === '' ? shortKey : `${name}-${shortKey}`
}
