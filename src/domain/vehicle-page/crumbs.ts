import { makeHref } from '@/src/domain/navigation/search-links'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { toVehicleTitle } from './title'

/** Returns the breadcrumbs of a vehicle's page; the last one, the page itself, has no address. Also structured data. */
export const listVehicleCrumbs = (
  vehicle: Vehicle,
  { switches: { search } }: Pick<Site, 'switches'>,
): readonly { readonly label: string; readonly href?: string }[] => [
  { label: 'Home', href: '/' },
  { label: 'Our stock', href: search.base_path },
  { label: vehicle.make, href: makeHref(vehicle.make, search) },
  { label: toVehicleTitle(vehicle).main },
]
