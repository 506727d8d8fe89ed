import { carTypes, itemTypes } from '../vehicle/vehicle'
import type { SearchState } from './state'
import { toSlug } from '@/src/domain/text/slug'
import { type SlugLookup } from './slug-lookup'

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
export const completeStockNames: readonly string[] = ['new-used-and-demo-cars', 'new-and-demo-cars']

const splitPath = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

const baseName = (config: SearchUrlConfig): string | undefined => splitPath(config.basePath)[1]

/** Decodes a segment; invalid percent-encoding is left as it is. */
const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const carTypeOfSlug = (slug: string): string | undefined => carTypes.find((type) => slug === `${type}-cars`)
const itemTypeOfSlug = (slug: string): string | undefined =>
  itemTypes.find((type) => type !== 'car' && slug === `${type}s`)

const toMakeLists = (make: string, modelSlug: string | undefined, lookup: SlugLookup): Lists => {
  if (modelSlug === undefined || modelSlug === '') return { make: [make] }
  return { make: [make], make_model: [`${make}:${lookup.model(make, modelSlug) ?? modelSlug}`] }
}

/**
 * Parses the filters from a path: after `/search` or `/used-car` come the tenant's base name, `{category}-cars`, a
 * body, or a make with its model. Unknown words are kept as make and model, so that an old link finds nothing instead
 * of failing. Never throws.
 */
export const parseSearchPath = (segments: readonly string[], config: SearchUrlConfig): Lists => {
  const [first, second] = segments.slice(0, 2).map((segment) => toSlug(decodeSegment(segment).slice(0, 200)))
  if (first === undefined || first === '') return {}
  if (first === baseName(config) || completeStockNames.includes(first)) return {}
  const carType = carTypeOfSlug(first)
  if (carType !== undefined) return { car_type: [carType] }
  const itemType = itemTypeOfSlug(first)
  if (itemType !== undefined) return { item_type: [itemType] }
  const body = config.lookup.body(first)
  if (body !== undefined) return { body: [body] }
  return toMakeLists(config.lookup.make(first) ?? first, second, config.lookup)
}

const singleValueOf = (lists: Lists, field: keyof Lists): string | undefined =>
  lists[field]?.length === 1 ? lists[field][0] : undefined

const isExcluded = (make: string, config: SearchUrlConfig): boolean =>
  config.excludedMakes.some((one) => one.toLowerCase() === make.toLowerCase())

const itemTypePath = (itemType: string | undefined): readonly string[] =>
  itemType !== undefined && itemType !== 'car' ? ['/search', `${itemType}s`] : []

/** Lists paths that might express part of the search, most specific first; each is a prefix with its segments. */
const listCandidatePaths = (lists: Lists, config: SearchUrlConfig): readonly (readonly string[])[] => {
  const make = singleValueOf(lists, 'make')
  const pair = singleValueOf(lists, 'make_model')
  const body = singleValueOf(lists, 'body')
  const carType = singleValueOf(lists, 'car_type')
  const makeSlug = make === undefined || isExcluded(make, config) ? undefined : toSlug(make)
  return [
    makeSlug !== undefined && pair !== undefined
      ? [config.pathPrefix, makeSlug, toSlug(pair.slice(pair.indexOf(':') + 1))]
      : [],
    makeSlug !== undefined ? [config.pathPrefix, makeSlug] : [],
    body !== undefined ? [config.pathPrefix, toSlug(body)] : [],
    carType !== undefined ? ['/search', `${carType}-cars`] : [],
    itemTypePath(singleValueOf(lists, 'item_type')),
  ].filter((parts) => parts.length > 1 && !parts.includes(''))
}

const matchesLists = (parsedLists: Lists, lists: Lists): boolean =>
  Object.entries(parsedLists).length > 0 &&
  Object.entries(parsedLists).every(([field, values]) => values[0] === singleValueOf(lists, field as keyof Lists))

/**
 * Builds the path of a search and returns the lists left for the query string. A path is used only when parsing it
 * gives the same values; otherwise the base path is used and the query string holds everything.
 */
export const buildSearchPath = (
  lists: Lists,
  config: SearchUrlConfig,
): { readonly path: string; readonly rest: Lists } => {
  for (const [prefix, ...segments] of listCandidatePaths(lists, config)) {
    const parsedLists = parseSearchPath(segments, config)
    if (!matchesLists(parsedLists, lists)) continue
    const rest = Object.fromEntries(Object.entries(lists).filter(([field]) => !Object.hasOwn(parsedLists, field)))
    return { path: [prefix, ...segments].join('/'), rest }
  }
  return { path: config.basePath, rest: lists }
}
