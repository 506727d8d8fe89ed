import { newsFeed } from '@/src/domain/content/feed'
import { latestPosts } from '@/src/server/posts'
import { siteById } from '@/src/server/site'

export const revalidate = 300
export const generateStaticParams = () => []

/** Posts in the feed. */
const most = 30

type Given = { readonly params: Promise<{ readonly tenant: string }> }

/** `GET /feed.xml`: the dealer's posts for feed readers (CNT-04). */
export const GET = async (_request: Request, { params }: Given): Promise<Response> => {
  const { tenant } = await params
  const [site, posts] = await Promise.all([siteById(tenant), latestPosts(tenant, new Date(), { limit: most })])
  return site
    ? new Response(newsFeed(site, posts), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
    : new Response('Not found.\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
}
