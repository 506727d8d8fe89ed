import { formatBadge, formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { lowerWords } from '@/src/domain/text/format-text'
import { formatInteger } from '@/src/domain/text/numbers'

type VehicleTitleParts = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>

/** Returns the title in two lines: `2023 Toyota RAV4`, then `Cruiser MY23`. */
export const toVehicleTitle = (vehicle: VehicleTitleParts): { readonly main: string; readonly sub: string } => ({
  main: `${vehicle.year} ${formatMakeModel(vehicle.make, vehicle.model)}`.trim(),
  sub: formatBadge(vehicle),
})

/** Returns the page's description for search engines, in one sentence. */
export const formatVehicleDescription = (vehicle: Vehicle, price: string, dealer: string): string => {
  const { main, sub } = toVehicleTitle(vehicle)
  const details = [
    vehicle.km === undefined ? '' : `${formatInteger(vehicle.km)} km`,
    lowerWords(vehicle.simple_transmission ?? ''),
    lowerWords(vehicle.colour ?? ''),
  ].filter(Boolean)
  const detailText = details.length ? `, ${details.join(', ')}` : ''
  return `${[main, sub].filter(Boolean).join(' ')}${detailText}. ${price} at ${dealer}${vehicle.city ? `, ${vehicle.city}` : ''}.`
}
