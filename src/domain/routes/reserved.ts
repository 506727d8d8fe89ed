import { fixedFiles, fixedFolders } from './fixed-folders'
import { DEFAULT_GARAGE_PATH, fixedPart, siteRouteList, toRoutePattern } from './site-routes'

/** Addresses (without the leading slash) below which the application answers everything. */
const reservedFolders: readonly string[] = [
  ...Object.values(fixedFolders).flat(),
  ...siteRouteList.flatMap(({ path, reservedFolder }) => [
    ...(path.includes('[') ? [fixedPart(path).slice(1)] : []),
    ...(reservedFolder === undefined ? [] : [reservedFolder]),
  ]),
].filter((folder) => folder !== '')

const reservedPages: ReadonlySet<string> = new Set([
  ...fixedFiles,
  DEFAULT_GARAGE_PATH.slice(1),
  ...siteRouteList.filter(({ path }) => !path.includes('[')).map(({ path }) => path.slice(1)),
])

/** First segments that the application answers, except the garage's default path, which a dealer may change. */
export const reservedFirstSegments: readonly string[] = [
  ...new Set([...reservedPages, ...reservedFolders].flatMap((one) => one.split('/', 1))),
].filter((part) => part !== '' && part !== DEFAULT_GARAGE_PATH.slice(1))

/** Routes that begin with a variable part, such as `/[brand]/overview`; the pages by staff are the rest. */
const openRoutes = toRoutePattern(siteRouteList.map(({ path }) => path).filter((path) => /^\/\[\w/.test(path)))

/** Reports whether staff may have a page at this address of a route (`/finance`), which opens it. */
export const opensWithPage = (route: string): boolean =>
  siteRouteList.some((one) => one.path === route && one.opensWithPage === true)

/** Reports whether the application answers this address (without its leading slash), so that nothing may redirect it. */
export const isReservedRoute = (slug: string): boolean =>
  reservedPages.has(slug) ||
  reservedFolders.some((folder) => slug === folder || slug.startsWith(`${folder}/`)) ||
  openRoutes.test(`/${slug}`)

/** Reports whether staff may not have a page at this address (without its leading slash). */
export const isReservedForPages = (slug: string): boolean => isReservedRoute(slug) && !opensWithPage(`/${slug}`)
