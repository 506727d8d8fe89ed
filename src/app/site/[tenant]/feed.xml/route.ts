import { buildNewsFeed } from '@/src/domain/content/news-feed'
import { listLatestPosts } from '@/src/server/content/posts'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { storedRoute } from '@/src/site/api/route'

export const revalidate = 300
export const generateStaticParams = () => []

/** Posts in the feed. */
const MAX_POSTS = 30

/** `GET /feed.xml`: the dealer's posts for feed readers (CNT-04). */
export const GET = storedRoute({ notFound: textNotFoundResponse }, async ({ site }) => {
  const posts = await listLatestPosts(site.id, new Date(), { limit: MAX_POSTS })
  return new Response(buildNewsFeed(site, posts), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
})
