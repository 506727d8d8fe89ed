import { parseSitemapName } from '@/src/domain/crawl/sitemap'
import { siteById } from '@/src/server/site/site'
import { buildSitemapFile } from '@/src/server/sitemap/sitemap'

export const revalidate = 300
export const generateStaticParams = () => []

type RouteContext = { readonly params: Promise<{ readonly tenant: string; readonly file: string }> }

const notFoundResponse = (): Response =>
  new Response('Not found.\n', { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' } })

/**
 * `GET /sitemap.xml`, `/sitemap-pages.xml`, `/sitemap-vehicles-1.xml` (CNT-07), routed here by `src/web/route.ts`.
 */
export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> => {
  const { tenant, file: name } = await params
  const file = parseSitemapName(name)
  const site = file && (await siteById(tenant))
  const text = site && (await buildSitemapFile(site, file))
  return text
    ? new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
    : notFoundResponse()
}
