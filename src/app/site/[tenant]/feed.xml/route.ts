import { buildNewsFeed } from '@/src/domain/content/news-feed'
import { listLatestPosts } from '@/src/server/content/posts'
import { siteById } from '@/src/server/site/site'

export const revalidate = 300
export const generateStaticParams = () => []

/** Posts in the feed. */
const MAX_POSTS = 30

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }

/** `GET /feed.xml`: the dealer's posts for feed readers (CNT-04). */
export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> => {
  const { tenant } = await params
  const [site, posts] = await Promise.all([siteById(tenant), listLatestPosts(tenant, new Date(), { limit: MAX_POSTS })])
  return site
    ? new Response(buildNewsFeed(site, posts), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
    : new Response('Not found.\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
}
