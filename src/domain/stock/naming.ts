/** Names and addresses of vehicles. */

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

/** Year, make, model, badge, series: a vehicle's title (CARD-01). */
export const vehicleName = ({ year, make, model, badge, series }: Named): string =>
  words(year, make, model, badge, series)

/** Lower-case ASCII words joined by hyphens; marks are stripped (`Škoda` → `skoda`), the rest falls out. */
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
 * A vehicle's address, `year-make-model-badge-shortkey`, fixed at creation: a later change of badge must not
 * break links. `shortKey` (lower-case letters and digits) tells cars of one name apart.
 */
export const vehicleSlug = (vehicle: Named, shortKey: string): string => {
  const name = slugWords(words(vehicle.year, vehicle.make, vehicle.model, vehicle.badge))
    .slice(0, longest)
    .replace(/-+$/u, '')
  return name === '' ? shortKey : `${name}-${shortKey}`
}
