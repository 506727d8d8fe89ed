import type { Vehicle } from '@/src/domain/stock/vehicle'

type Named = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>

const joined = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter((part) => part && part.toLowerCase() !== 'null')
    .join(' ')

/** Some feeds repeat the badge as the series. */
const sameWords = (one = '', other = ''): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns the title in two lines: `2023 Toyota RAV4`, then `Cruiser MY23`. */
export const vehicleTitle = (vehicle: Named): { readonly main: string; readonly sub: string } => ({
  main: joined([String(vehicle.year), vehicle.make, vehicle.model]),
  sub: joined([vehicle.badge, sameWords(vehicle.badge, vehicle.series) ? undefined : vehicle.series]),
})

/** Returns the page's description for search engines, in one sentence. */
export const vehicleDescription = (vehicle: Vehicle, price: string, dealer: string): string => {
  const { main, sub } = vehicleTitle(vehicle)
  const known = [
    vehicle.km === undefined ? '' : `${vehicle.km.toLocaleString('en-AU')} km`,
    vehicle.simple_transmission?.toLowerCase() ?? '',
    vehicle.colour?.toLowerCase() ?? '',
  ].filter(Boolean)
  const about = known.length ? `, ${known.join(', ')}` : ''
  return `${[main, sub].filter(Boolean).join(' ')}${about}. ${price} at ${dealer}${vehicle.city ? `, ${vehicle.city}` : ''}.`
}
