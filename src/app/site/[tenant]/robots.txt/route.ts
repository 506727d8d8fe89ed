import { formatRobots } from '@/src/domain/crawl/robots'
import { siteById } from '@/src/server/site/site'

export const revalidate = 300
export const generateStaticParams = () => []

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** `GET /robots.txt` (CNT-07). */
export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> => {
  const site = await siteById((await params).tenant)
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return site
    ? new Response(formatRobots({ url: site.url, garagePath: site.switches.accounts.garage_path }), { headers })
    : new Response('Not found.\n', { status: 404, headers: { ...headers, 'cache-control': 'no-store' } })
}
