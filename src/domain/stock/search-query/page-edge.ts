/**
 * Runs of sold vehicles span pages, so every page after the first also requests the last hit of the previous page
 * (SRCH-11). The extra query is part of the page's own request, so a search stays one request.
 */

/** One query of a request. The server's client nests its parameters, the browser's does not. */
type Query = { readonly indexName: string; readonly params?: object | undefined }
type Params = { readonly page?: unknown; readonly hitsPerPage?: unknown }

const pageOf = ({ page, hitsPerPage }: Params): { readonly page: number; readonly size: number } | undefined =>
  typeof page === 'number' && typeof hitsPerPage === 'number' && page > 0 && hitsPerPage > 0
    ? { page, size: hitsPerPage }
    : undefined

/** Appends the query for the hit before the page; returns the queries unchanged for the first page. */
export const withPageEdge = <Q extends Query>(queries: readonly Q[]): readonly Q[] => {
  const [first] = queries
  const at = first && pageOf(first.params ?? (first as Params))
  if (!first || !at) return queries
  const only = { page: at.page * at.size - 1, hitsPerPage: 1, facets: [], attributesToRetrieve: ['sold'] }
  const edge = first.params ? { ...first, params: { ...first.params, ...only } } : { ...first, ...only }
  return [...queries, edge]
}

type Answer = object

/**
 * Takes the results of `queryCount` queries. A further result, of the appended query, becomes `before` of the first:
 * the hit before the page.
 */
export const takePageEdge = <A extends Answer>(answers: readonly A[], asked: number): readonly A[] => {
  const [first, ...others] = answers.slice(0, asked)
  const edge = answers[asked]
  if (!first || !edge || !('hits' in edge) || !Array.isArray(edge.hits) || edge.hits.length === 0) {
    return answers.slice(0, asked)
  }
  return [{ ...first, before: edge.hits[0] as unknown }, ...others]
}
