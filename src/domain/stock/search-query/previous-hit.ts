/**
 * Runs of sold vehicles span pages, so every page after the first also requests the last hit of the previous page
 * (SRCH-11). The extra query is part of the page's own request, so a search stays one request.
 */

/** One query of a request. The server's client nests its parameters, the browser's does not. */
type SearchQuery = { readonly indexName: string; readonly params?: object | undefined }
type PageParameters = { readonly page?: unknown; readonly hitsPerPage?: unknown }

const findPage = ({
  page,
  hitsPerPage,
}: PageParameters): { readonly page: number; readonly size: number } | undefined =>
  typeof page === 'number' && typeof hitsPerPage === 'number' && page > 0 && hitsPerPage > 0
    ? { page, size: hitsPerPage }
    : undefined

/** Appends the query for the hit before the page; returns the queries unchanged for the first page. */
export const withPreviousHitQuery = <Q extends SearchQuery>(queries: readonly Q[]): readonly Q[] => {
  const [first] = queries
  const position = first && findPage(first.params ?? (first as PageParameters))
  if (!first || !position) return queries
  const pageOfOne = {
    page: position.page * position.size - 1,
    hitsPerPage: 1,
    facets: [],
    attributesToRetrieve: ['sold'],
  }
  const previousHit = first.params
    ? { ...first, params: { ...first.params, ...pageOfOne } }
    : { ...first, ...pageOfOne }
  return [...queries, previousHit]
}

type SearchResult = object

/**
 * Takes the results of `queryCount` queries. A further result, of the appended query, becomes `before` of the first:
 * the hit before the page.
 */
export const attachPreviousHit = <A extends SearchResult>(results: readonly A[], queryCount: number): readonly A[] => {
  const [first, ...others] = results.slice(0, queryCount)
  const previousHit = results[queryCount]
  if (
    !first ||
    !previousHit ||
    !('hits' in previousHit) ||
    !Array.isArray(previousHit.hits) ||
    previousHit.hits.length === 0
  ) {
    return results.slice(0, queryCount)
  }
  return [{ ...first, before: previousHit.hits[0] as unknown }, ...others]
}
