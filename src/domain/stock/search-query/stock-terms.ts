import type { Switches } from '@/src/domain/switches'
import { makeOfPair } from '../search-url/make-of-pair'
import type { SlugSource } from '../search-url/slug-lookup'
import { STOCK_INDEX } from '../search-record/search-record'
import type { SearchRequest } from './requests'

/** Builds the request for the terms of a tenant's addresses: makes with models, and bodies, sold vehicles included. */
export const buildStockTermsRequest = (search: Switches['search']): SearchRequest => ({
  indexName: STOCK_INDEX,
  params: {
    hitsPerPage: 0,
    facets: ['make_model', 'body', 'item_type'],
    maxValuesPerFacet: 1000,
    ...(search.only_shown_on_website && { filters: 'show_on_dealer_website:true' }),
  },
})

type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Terms of a tenant's stock: those of its addresses, and the item types it sells. */
export type StockTerms = SlugSource & { readonly itemTypes: readonly string[] }

/** Extracts the terms from facets, sorted, so that every page derives the same slugs whatever the engine's order. */
export const toStockTerms = (facets: Facets | undefined): StockTerms => ({
  makeModels: Object.keys(facets?.make_model ?? {})
    .filter((pair) => makeOfPair(pair) !== undefined)
    .sort(),
  bodies: Object.keys(facets?.body ?? {}).sort(),
  itemTypes: Object.keys(facets?.item_type ?? {}).sort(),
})
