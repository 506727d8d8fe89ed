import type { SearchRequest, SearchResponse } from './port'

/** Returns a well-formed empty answer, so that a page can be rendered although the search failed. */
export const emptyResponse = (request: SearchRequest, message: string): SearchResponse => {
  if (request.type === 'facet') return { facetHits: [], exhaustiveFacetsCount: false, processingTimeMS: 0, message }
  const nested = typeof request.params === 'object' ? request.params : {}
  const params = { ...request, ...nested }
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: params.hitsPerPage ?? 20,
    facets: {},
    query: params.query ?? '',
    params: '',
    index: request.indexName,
    processingTimeMS: 0,
    message,
  }
}
