import { makeHref } from '@/src/domain/navigation/search-links'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleTitle } from './title'

/** The way to a vehicle's page; the page itself, last, has no address. The page and its structured data share it. */
export const vehicleCrumbs = (
  vehicle: Vehicle,
  { switches: { search } }: Pick<Site, 'switches'>,
): readonly { readonly label: string; readonly href?: string }[] => [
  { label: 'Home', href: '/' },
  { label: 'Our stock', href: search.base_path },
  { label: vehicle.make, href: makeHref(vehicle.make, search) },
  { label: vehicleTitle(vehicle).main },
]
