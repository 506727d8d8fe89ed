import { limits } from '@/src/domain/stock/search-url/limits'
import type { Range } from '@/src/domain/stock/search-url/state'
import { cleanRange } from '@/src/domain/stock/search-url/normalize-search'
import { cleanAddressText } from '@/src/domain/stock/search-url/address-text'

/** A search of a dealer's models or items; `offset` counts records from 0, prices are whole dollars. */
export type CatalogueSearch = {
  readonly query: string
  readonly offset: number
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly price?: Range
}

/** The parameters that a collection's searches accept: its lists, and prices if it has any. */
export type CatalogueFields = { readonly lists: readonly string[]; readonly hasPrices: boolean }

export const modelFields: CatalogueFields = {
  lists: ['manufacturer.name', 'model.name', 'model.body'],
  hasPrices: false,
}
export const itemFields: CatalogueFields = { lists: ['categories'], hasPrices: true }

export const emptyCatalogueSearch: CatalogueSearch = { query: '', offset: 0, lists: {} }

const MAX_OFFSET = 100_000

const encode = (value: string): string => encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':')

/** Builds the query string of a search, without `?`, for its page and its endpoint. */
export const buildCatalogueParams = ({ query, offset, lists, price }: CatalogueSearch): string =>
  [
    ...(query === '' ? [] : [`query=${encode(query)}`]),
    ...Object.entries(lists).flatMap(([name, values]) =>
      values.map((value, index) => `refinementList[${name}][${index}]=${encode(value)}`),
    ),
    ...(price ? [`range[price]=${price.min ?? ''}:${price.max ?? ''}`] : []),
    ...(offset > 0 ? [`offset=${offset}`] : []),
  ].join('&')

const parseWholeNumber = (text: string | null | undefined): number | undefined => {
  const digits = (text ?? '').replace(/[$,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

const toParams = (queryString: string): URLSearchParams => new URLSearchParams(queryString.slice(0, limits.queryString))

/** Parses `range[price]=min:max`, or min and max apart as a plain form sends them. */
const parsePrice = (params: URLSearchParams): Range => {
  const [low, high] = (params.get('range[price]') ?? '').split(':')
  const min = parseWholeNumber(params.get('range[price][min]') ?? low)
  const max = parseWholeNumber(params.get('range[price][max]') ?? high)
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** A price range from more to less. A search leaves its minimum out. */
export type CrossedPrice = { readonly min: number; readonly max: number }

/** Finds the price range of a query string whose minimum is beyond its maximum. */
export const findCrossedPrice = (queryString: string, fields: CatalogueFields): CrossedPrice | undefined => {
  const { min, max } = parsePrice(toParams(queryString))
  return fields.hasPrices && min !== undefined && max !== undefined && min > max ? { min, max } : undefined
}

const parseLists = (params: URLSearchParams, names: readonly string[]): CatalogueSearch['lists'] => {
  const all = [...params].slice(0, limits.parameters)
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = all.filter(([key]) => key.replace(/\[\d{0,3}\]$/, '') === `refinementList[${name}]`)
      const values = own.map(([, value]) => cleanAddressText(value, limits.value)).filter((value) => value !== '')
      const chosen = [...new Set(values)].sort().slice(0, limits.valuesPerField)
      return chosen.length > 0 ? [[name, chosen]] : []
    }),
  )
}

/** Parses a query string, with or without `?`. Never throws; unknown or invalid parameters are ignored. */
export const parseCatalogueParams = (queryString: string, fields: CatalogueFields): CatalogueSearch => {
  const params = toParams(queryString)
  const price = fields.hasPrices ? cleanRange(parsePrice(params)) : undefined
  return {
    query: cleanAddressText(params.get('query') ?? '', limits.query),
    offset: Math.min(parseWholeNumber(params.get('offset')) ?? 0, MAX_OFFSET),
    lists: parseLists(params, fields.lists),
    ...(price && { price }),
  }
}

/** Adds a value to a search, or removes it; either change starts at the first page. */
export const toggleChoice = (search: CatalogueSearch, name: string, value: string): CatalogueSearch => {
  const chosen = search.lists[name] ?? []
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort()
  const { [name]: _, ...others } = search.lists
  return { ...search, offset: 0, lists: next.length > 0 ? { ...others, [name]: next } : others }
}
