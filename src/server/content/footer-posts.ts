import 'server-only'
import { limitLifetime } from '@/src/page-cache/render'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { type PostCard, toPostCard } from './posts'

/** Posts cached for pages of vehicles, including some that are not yet published. */
const MAX_CACHED_POSTS = 30

const loadRecentPosts = cachePerTenant(async (tenantId) =>
  (await dataFor(tenantId).find('posts', { sort: ['-date', 'title'], limit: MAX_CACHED_POSTS, depth: 1 })).map(
    toPostCard,
  ),
)

/** Returns the newest posts for the foot of a vehicle's page (VDP-01), cached per dealer. */
export const listFooterPosts = async (tenantId: string, now: Date, maxPosts: number): Promise<readonly PostCard[]> => {
  if (maxPosts === 0) return []
  const all = (await loadRecentPosts(tenantId)) ?? []
  const isDue = ({ date }: PostCard): boolean => Date.parse(date) <= now.getTime()
  limitLifetime({ windows: all.filter((post) => !isDue(post)).map(({ date }) => ({ from: date })) })
  return all.filter(isDue).slice(0, maxPosts)
}
