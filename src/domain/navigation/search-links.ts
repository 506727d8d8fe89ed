import { toSlug } from '@/src/domain/stock/search-url/slug'
import type { Site } from '@/src/domain/tenancy/site'

type SearchSwitches = Pick<Site['switches']['search'], 'base_path' | 'path_prefix' | 'excluded_makes'>

const refined = (field: string, value: string, search: SearchSwitches): string =>
  `${search.base_path}?${new URLSearchParams({ [`refinementList[${field}][0]`]: value }).toString()}`

/** The stock of one body type, such as `/search/suv` (SRCH-03). */
export const bodyHref = (body: string, search: SearchSwitches): string =>
  toSlug(body) ? `${search.path_prefix}/${toSlug(body)}` : search.base_path

/** The stock of one make; makes kept out of addresses become a filter instead (SRCH-03). */
export const makeHref = (make: string, search: SearchSwitches): string => {
  const excluded = search.excluded_makes.some((one) => one.toLowerCase() === make.toLowerCase())
  return excluded || !toSlug(make) ? refined('make', make, search) : `${search.path_prefix}/${toSlug(make)}`
}

/** The stock of one model, such as `/search/toyota/rav4`; its make's where the model cannot stand in an address. */
export const modelHref = ({ make, model }: { make: string; model: string }, search: SearchSwitches): string => {
  const ofMake = makeHref(make, search)
  return ofMake.includes('?') || !toSlug(model) ? ofMake : `${ofMake}/${toSlug(model)}`
}
