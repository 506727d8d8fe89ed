import { sitemapFile } from '@/src/domain/crawl/sitemap'
import { siteById } from '@/src/server/site'
import { sitemapText } from '@/src/server/sitemap'

export const revalidate = 300
export const generateStaticParams = () => []

type Given = { readonly params: Promise<{ readonly tenant: string; readonly file: string }> }

const missing = (): Response =>
  new Response('Not found.\n', { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' } })

/**
 * `GET /sitemap.xml`, `/sitemap-pages.xml`, `/sitemap-vehicles-1.xml` (CNT-07), routed here by `src/runtime/route.ts`.
 */
export const GET = async (_request: Request, { params }: Given): Promise<Response> => {
  const { tenant, file: name } = await params
  const file = sitemapFile(name)
  const site = file && (await siteById(tenant))
  const text = site && (await sitemapText(site, file))
  return text ? new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } }) : missing()
}
