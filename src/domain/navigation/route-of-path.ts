import {
  fixedPart,
  GARAGE_ROUTE,
  siteRouteList,
  toRoutePattern,
  type SiteRoutePath,
} from '@/src/domain/routes/site-routes'

/** More specific routes come first: those with the longest fixed part, and of these the ones with fewer open ends. */
const routes = siteRouteList
  .map(({ path }) => path as SiteRoutePath)
  .filter((path) => path !== '/[...path]' && path !== GARAGE_ROUTE)
  .toSorted(
    (one, other) =>
      fixedPart(other).length - fixedPart(one).length ||
      Number(one.includes('[[')) - Number(other.includes('[[')) ||
      other.length - one.length,
  )
  .map((path) => ({ path, pattern: toRoutePattern([path.replace('/[[...path]]', '(?:/[^]*)?')]) }))

export const findSiteRoute = (path: string): SiteRoutePath =>
  routes.find(({ pattern }) => pattern.test(path))?.path ?? '/[...path]'

/** The part of an address that names a document: the rest after the fixed part of its route. */
export const documentSlugOf = (path: string, route: SiteRoutePath): string =>
  route === '/[brand]/overview' ? (path.split('/')[1] ?? '') : path.slice(fixedPart(route).length + 1)
