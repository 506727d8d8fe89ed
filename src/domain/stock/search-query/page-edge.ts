/**
 * Runs of sold cars go on across a page's edge: a page after the first also asks for the last car of the one before
 * (SRCH-11). It rides in the same request as the page itself, so that a search stays one request.
 */

/** One query of a request, flat or with its parameters apart, as the server's and the browser's clients write it. */
type Query = { readonly indexName: string; readonly params?: object | undefined }
type Params = { readonly page?: unknown; readonly hitsPerPage?: unknown }

const pageOf = ({ page, hitsPerPage }: Params): { readonly page: number; readonly size: number } | undefined =>
  typeof page === 'number' && typeof hitsPerPage === 'number' && page > 0 && hitsPerPage > 0
    ? { page, size: hitsPerPage }
    : undefined

/** The queries with, last of all, the one for the car before the page; as they are where there is none to ask for. */
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
 * The answers to `asked` queries; a further one, of the page's edge, becomes `before` of the first: the car before
 * the page.
 */
export const takePageEdge = <A extends Answer>(answers: readonly A[], asked: number): readonly A[] => {
  const [first, ...others] = answers.slice(0, asked)
  const edge = answers[asked]
  if (!first || !edge || !('hits' in edge) || !Array.isArray(edge.hits) || edge.hits.length === 0) {
    return answers.slice(0, asked)
  }
  return [{ ...first, before: edge.hits[0] as unknown }, ...others]
}
