import { robotsText } from '@/src/domain/crawl/robots'
import { siteById } from '@/src/server/site'

export const revalidate = 300
export const generateStaticParams = () => []

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** `GET /robots.txt` (CNT-07). */
export const GET = async (_request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return site
    ? new Response(robotsText({ url: site.url, garagePath: site.switches.accounts.garage_path }), { headers })
    : new Response('Not found.\n', { status: 404, headers: { ...headers, 'cache-control': 'no-store' } })
}
