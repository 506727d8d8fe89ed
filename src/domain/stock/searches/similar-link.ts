import { allStockLink } from '@/src/domain/navigation/all-stock-link'
import { bodyHref, makeHref } from '@/src/domain/navigation/search-links'
import type { Switches } from '@/src/domain/switches'
import { bodyPluralInText } from '../vehicle/body-plural'
import { vehicleNounOf } from '../vehicle/nouns'
import type { Vehicle } from '../vehicle/vehicle'

/**
 * Returns the link above similar vehicles, to a list that has some of them: the make's where one is of the make, else
 * the body's, else all stock (SIM-01).
 */
export const similarLinkOf = (
  vehicle: Pick<Vehicle, 'make' | 'simple_body' | 'item_type'>,
  shown: readonly { readonly make: string; readonly body?: string | undefined }[],
  search: Switches['search'],
): { readonly label: string; readonly href: string } => {
  const { make, simple_body: body, item_type } = vehicle
  if (shown.some((one) => one.make === make)) return { label: `See all ${make}`, href: makeHref(make, search) }
  if (body !== undefined && shown.some((one) => one.body === body))
    return { label: `See all ${bodyPluralInText(body, vehicleNounOf({ item_type })[1])}`, href: bodyHref(body, search) }
  return allStockLink({ switches: { search } })
}
