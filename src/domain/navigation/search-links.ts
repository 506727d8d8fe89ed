import { toSlug } from '@/src/domain/text/slug'
import type { Site } from '@/src/domain/tenancy/site'

type SearchSwitches = Pick<Site['switches']['search'], 'base_path' | 'path_prefix' | 'excluded_makes'>

const filterHref = (field: string, value: string, search: SearchSwitches): string =>
  `${search.base_path}?${new URLSearchParams({ [`refinementList[${field}][0]`]: value }).toString()}`

/** Returns the address of a body type's stock, such as `/search/suv` (SRCH-03). */
export const bodyHref = (body: string, search: SearchSwitches): string =>
  toSlug(body) ? `${search.path_prefix}/${toSlug(body)}` : search.base_path

/** Returns the address of a make's stock; an excluded make becomes a filter parameter (SRCH-03). */
export const makeHref = (make: string, search: SearchSwitches): string => {
  const isExcluded = search.excluded_makes.some((one) => one.toLowerCase() === make.toLowerCase())
  return isExcluded || !toSlug(make) ? filterHref('make', make, search) : `${search.path_prefix}/${toSlug(make)}`
}

/** Returns the address of a model's stock, such as `/search/toyota/rav4`; the make's if it cannot be part of a path. */
export const modelHref = ({ make, model }: { make: string; model: string }, search: SearchSwitches): string => {
  const hrefOfMake = makeHref(make, search)
  return hrefOfMake.includes('?') || !toSlug(model) ? hrefOfMake : `${hrefOfMake}/${toSlug(model)}`
}
