import { fixedPart, siteRouteList, siteRoutes, toRoutePattern } from '@/src/domain/routes/site-routes'
import { encodeQuerySegment } from '@/src/domain/stock/search-url/segment'

const perRequestPattern = toRoutePattern(siteRouteList.filter(({ stored }) => !stored).map(({ path }) => path))

/** Reports whether the page is rendered for each request, with its query. */
export const isPerRequest = (path: string): boolean => perRequestPattern.test(path)

const routesWithQuery = siteRouteList.flatMap(({ path, query, queryBelow }) =>
  query === undefined ? [] : [{ path: fixedPart(path), below: queryBelow && `${fixedPart(path)}/`, query }],
)

const pickQuery = (path: string, query: URLSearchParams): URLSearchParams => {
  const route = routesWithQuery.find((one) => path === one.path || (one.below && path.startsWith(one.below)))
  if (!route) return new URLSearchParams()
  if (route.query === 'all') return query
  return new URLSearchParams(
    route.query.flatMap((name) => {
      const value = query.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** `/models/{slug}` is a model's own page, so the query of `/models` has its own segment to be in. */
const hasPagesBelow = (path: string): boolean => Object.hasOwn(siteRoutes, `${path}/[slug]`)

/** Moves the query that counts into the path, because a stored page is keyed by its path alone. */
export const withQueryInPath = (path: string, query: URLSearchParams): string => {
  const rsc = query.get('_rsc')
  query.delete('_rsc')
  const dataSuffix = rsc === null ? '' : `?_rsc=${encodeURIComponent(rsc)}`
  const text = pickQuery(path, query).toString()
  if (text === '') return `${path}${dataSuffix}`
  const folder = hasPagesBelow(path) ? `${path}/search` : path.replace(/\/$/, '')
  return `${folder}/${encodeQuerySegment(text)}${dataSuffix}`
}
