import type { Mapping } from '../feed/mapping'
import { withConstant } from '@/src/domain/stock/feed/mapping-constants'

/** True if a column of the file names the vehicles' locations. */
export const namesLocation = ({ columns }: Mapping): boolean => columns.some(({ field }) => field === 'location_slug')

/** Reads all vehicles as being at the dealer's only location, if no column names one; `slug` is undefined for several. */
export const withOnlyLocation = (mapping: Mapping, slug: string | undefined): Mapping =>
  slug === undefined || namesLocation(mapping) || mapping.constants?.location_slug !== undefined
    ? mapping
    : withConstant(mapping, 'location_slug', slug)
