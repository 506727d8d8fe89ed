import { parseSitemapName } from '@/src/domain/crawl/sitemap'
import { buildSitemapFile } from '@/src/server/sitemap/sitemap'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { storedRoute } from '@/src/site/api/route'

export const revalidate = 300
export const generateStaticParams = () => []

/**
 * `GET /sitemap.xml`, `/sitemap-pages.xml`, `/sitemap-vehicles-1.xml` (CNT-07), routed here by `src/web/route.ts`.
 */
export const GET = storedRoute({ notFound: textNotFoundResponse }, async ({ site, params: { file: name = '' } }) => {
  const file = parseSitemapName(name)
  const text = file && (await buildSitemapFile(site, file))
  return text ? new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } }) : null
})
