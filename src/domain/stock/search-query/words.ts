import type { Switches } from '@/tenants/switches'
import { makeOf } from '../search-url/state'
import type { SlugSource } from '../search-url/slug'
import { stockIndex } from '../search-record'
import type { SearchRequest } from './requests'

/** Asks for the words of a tenant's addresses: all its makes with models, and bodies; sold cars included. */
export const wordsRequest = (search: Switches['search']): SearchRequest => ({
  indexName: stockIndex,
  params: {
    hitsPerPage: 0,
    facets: ['make_model', 'body', 'item_type'],
    maxValuesPerFacet: 1000,
    ...(search.only_shown_on_website && { filters: 'show_on_dealer_website:true' }),
  },
})

type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Words of a tenant's stock: for its addresses, and what kinds of vehicle it sells. */
export type StockWords = SlugSource & { readonly itemTypes: readonly string[] }

/** The words found; in one order whatever the engine's, so that two pages agree on a slug. */
export const wordsOf = (facets: Facets | undefined): StockWords => ({
  makeModels: Object.keys(facets?.make_model ?? {})
    .filter((pair) => makeOf(pair) !== undefined)
    .sort(),
  bodies: Object.keys(facets?.body ?? {}).sort(),
  itemTypes: Object.keys(facets?.item_type ?? {}).sort(),
})
