import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isSearchAddress, searchPaths } from '../stock/search-url/search-address'
import { fixedPart, siteRouteList } from './site-routes'

const sitesFolder = fileURLToPath(new URL('../../app/site/[tenant]/', import.meta.url))

/** The files in Next's folder that answer requests, by their route. Endpoints are declared as the folder `/api`. */
const files = new Map(
  readdirSync(sitesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !file.startsWith('api/'))
    .map((file) => [
      `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, '')}`,
      readFileSync(`${sitesFolder}${file}`, 'utf8'),
    ]),
)

describe('the routes of a dealer’s site', () => {
  test('[TEN-01] declare every page and file of the application, and nothing else', () => {
    expect(siteRouteList.map(({ path }) => path).toSorted()).toEqual([...files.keys()].toSorted())
  })

  test.each(siteRouteList)('[TEN-01] $path is stored exactly if Next does not render it for each request', (route) => {
    expect(files.get(route.path)?.includes("export const dynamic = 'force-dynamic'")).toBe(!route.stored)
  })

  test('[SRCH-02] a query counts only for stored pages that take it as segments of their path', () => {
    for (const { path, stored, query } of siteRouteList)
      if (query !== undefined) expect(stored && path.endsWith('/[[...path]]'), path).toBe(true)
  })

  test('[SRCH-03] every path of searches has a route whose filters are part of the path', () => {
    const paths = siteRouteList.filter(({ queryBelow }) => queryBelow).map(({ path }) => fixedPart(path))
    expect(paths).toEqual(searchPaths)
    for (const { path } of siteRouteList) expect(isSearchAddress(path), path).toBe(paths.includes(fixedPart(path)))
  })

  test('[CNT-07] crawlers may fetch every page of the sitemap', () => {
    for (const { path, sitemap, disallow } of siteRouteList) expect(sitemap && disallow, path).toBeUndefined()
  })

  test('[ACC-05] a page behind a sign-in is not stored, and not in the sitemap', () => {
    for (const { path, gate, stored, sitemap } of siteRouteList)
      if (gate !== undefined) expect({ stored, sitemap }, path).toEqual({ stored: false, sitemap: undefined })
  })
})
