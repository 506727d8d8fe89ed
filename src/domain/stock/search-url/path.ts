import { carTypes, itemTypes } from '../vehicle'
import type { SearchState } from './state'
import { toSlug, type SlugLookup } from './slug'

/** The tenant's configuration of search addresses (TEN-04), with the lookup of its slugs. */
export type SearchUrlConfig = {
  /** Canonical exactly as written, trailing slash included. */
  readonly basePath: string
  readonly pathPrefix: string
  readonly excludedMakes: readonly string[]
  readonly lookup: SlugLookup
}

type Lists = SearchState['lists']

/** Base names that mean the complete stock at every tenant, so they add no filter. */
export const wholeStockNames: readonly string[] = ['new-used-and-demo-cars', 'new-and-demo-cars']

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

const baseName = (config: SearchUrlConfig): string | undefined => segmentsOf(config.basePath)[1]

/** Decodes a segment; invalid percent-encoding is left as it is. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const carTypeOf = (slug: string): string | undefined => carTypes.find((type) => slug === `${type}-cars`)
const itemTypeOf = (slug: string): string | undefined => itemTypes.find((type) => type !== 'car' && slug === `${type}s`)

const makeLists = (make: string, modelSlug: string | undefined, lookup: SlugLookup): Lists => {
  if (modelSlug === undefined || modelSlug === '') return { make: [make] }
  return { make: [make], make_model: [`${make}:${lookup.model(make, modelSlug) ?? modelSlug}`] }
}

/**
 * Parses the filters from a path: after `/search` or `/used-car` come the tenant's base name, `{category}-cars`, a
 * body, or a make with its model. Unknown words are kept as make and model, so that an old link finds nothing instead
 * of failing. Never throws.
 */
export const parseSearchPath = (segments: readonly string[], config: SearchUrlConfig): Lists => {
  const [first, second] = segments.slice(0, 2).map((segment) => toSlug(decode(segment).slice(0, 200)))
  if (first === undefined || first === '') return {}
  if (first === baseName(config) || wholeStockNames.includes(first)) return {}
  const carType = carTypeOf(first)
  if (carType !== undefined) return { car_type: [carType] }
  const itemType = itemTypeOf(first)
  if (itemType !== undefined) return { item_type: [itemType] }
  const body = config.lookup.body(first)
  if (body !== undefined) return { body: [body] }
  return makeLists(config.lookup.make(first) ?? first, second, config.lookup)
}

const onlyValue = (lists: Lists, field: keyof Lists): string | undefined =>
  lists[field]?.length === 1 ? lists[field][0] : undefined

const isExcluded = (make: string, config: SearchUrlConfig): boolean =>
  config.excludedMakes.some((one) => one.toLowerCase() === make.toLowerCase())

const pluralOf = (itemType: string | undefined): readonly string[] =>
  itemType !== undefined && itemType !== 'car' ? ['/search', `${itemType}s`] : []

/** Lists paths that might express part of the search, most specific first; each is a prefix with its segments. */
const candidates = (lists: Lists, config: SearchUrlConfig): readonly (readonly string[])[] => {
  const make = onlyValue(lists, 'make')
  const pair = onlyValue(lists, 'make_model')
  const body = onlyValue(lists, 'body')
  const carType = onlyValue(lists, 'car_type')
  const makes = make === undefined || isExcluded(make, config) ? undefined : toSlug(make)
  return [
    makes !== undefined && pair !== undefined
      ? [config.pathPrefix, makes, toSlug(pair.slice(pair.indexOf(':') + 1))]
      : [],
    makes !== undefined ? [config.pathPrefix, makes] : [],
    body !== undefined ? [config.pathPrefix, toSlug(body)] : [],
    carType !== undefined ? ['/search', `${carType}-cars`] : [],
    pluralOf(onlyValue(lists, 'item_type')),
  ].filter((parts) => parts.length > 1 && !parts.includes(''))
}

const says = (said: Lists, lists: Lists): boolean =>
  Object.entries(said).length > 0 &&
  Object.entries(said).every(([field, values]) => values[0] === onlyValue(lists, field as keyof Lists))

/**
 * Builds the path of a search and returns the lists left for the query string. A path is used only when parsing it
 * gives the same values; otherwise the base path is used and the query string holds everything.
 */
export const buildSearchPath = (
  lists: Lists,
  config: SearchUrlConfig,
): { readonly path: string; readonly rest: Lists } => {
  for (const [prefix, ...segments] of candidates(lists, config)) {
    const said = parseSearchPath(segments, config)
    if (!says(said, lists)) continue
    const rest = Object.fromEntries(Object.entries(lists).filter(([field]) => !Object.hasOwn(said, field)))
    return { path: [prefix, ...segments].join('/'), rest }
  }
  return { path: config.basePath, rest: lists }
}
