import type { StockSearchParameters } from './parameters'

export type SearchRequest = { readonly indexName: string; readonly params: Readonly<Record<string, unknown>> }

/** Converts a request to the form that the server's search takes: parameters beside the name of the index. */
export const flattenRequest = ({ indexName, params }: SearchRequest) => ({ indexName, ...params })

type FacetFilter = string | readonly string[]

const listConjunctions = ({ facetsRefinements }: StockSearchParameters): readonly FacetFilter[] =>
  Object.entries(facetsRefinements)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([field, values]) => [...values].sort().map((value) => `${field}:${value}`))

const listExclusions = ({ facetsExcludes }: StockSearchParameters): readonly FacetFilter[] =>
  Object.entries(facetsExcludes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([field, values]) => [...values].sort().map((value) => `${field}:-${value}`))

const facetFiltersWithout = (parameters: StockSearchParameters, facet?: string): readonly FacetFilter[] => [
  ...listConjunctions(parameters),
  ...listExclusions(parameters),
  ...Object.entries(parameters.disjunctiveFacetsRefinements)
    .filter(([field, values]) => field !== facet && values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, values]) => [...values].sort().map((value) => `${field}:${value}`)),
]

const numericFiltersWithout = (parameters: StockSearchParameters, facet?: string): readonly string[] =>
  Object.entries(parameters.numericRefinements)
    .filter(([field]) => field !== facet)
    .flatMap(([field, ends]) =>
      Object.entries(ends).flatMap(([operator, values]) => values.map((value) => `${field}${operator}${value}`)),
    )

const toFilterParameters = (parameters: StockSearchParameters, facet?: string): Record<string, unknown> => {
  const facetFilters = facetFiltersWithout(parameters, facet)
  const numericFilters = numericFiltersWithout(parameters, facet)
  return {
    ...(facetFilters.length > 0 && { facetFilters }),
    ...(numericFilters.length > 0 && { numericFilters }),
  }
}

/** Lists the filtered fields, in the order in which InstantSearch requests their counts and reads them back. */
const listFilteredFields = (parameters: StockSearchParameters): readonly string[] =>
  [
    ...new Set([
      ...Object.keys(parameters.disjunctiveFacetsRefinements),
      ...Object.keys(parameters.numericRefinements).filter((field) => parameters.disjunctiveFacets.includes(field)),
    ]),
  ].sort()

/**
 * Builds the requests of one search: the hits with all facets, then one request per filtered field that counts its
 * values without that field's filter. InstantSearch expects the results in this order, so the server's and the
 * browser's requests are identical (SRCH-01).
 */
export const buildSearchRequests = (parameters: StockSearchParameters): readonly SearchRequest[] => {
  const { index: indexName, ...others } = parameters
  const {
    facets,
    disjunctiveFacets,
    facetsRefinements: _,
    facetsExcludes: __,
    disjunctiveFacetsRefinements: ___,
    numericRefinements: ____,
    ...shared
  } = others
  return [
    {
      indexName,
      params: { ...shared, facets: [...facets, ...disjunctiveFacets].sort(), ...toFilterParameters(parameters) },
    },
    ...listFilteredFields(parameters).map((field) => ({
      indexName,
      params: {
        ...shared,
        hitsPerPage: 0,
        page: 0,
        analytics: false,
        clickAnalytics: false,
        facets: field,
        ...toFilterParameters(parameters, field),
      },
    })),
  ]
}
