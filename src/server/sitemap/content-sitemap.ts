import 'server-only'
import type { CrawlPage } from '@/src/domain/crawl/sitemap'
import { isClosedPage } from '@/src/domain/navigation/closed-routes'
import type { Site } from '@/src/domain/tenancy/site'
import { database } from '@/src/server/database'
import { listCurrentOffers } from '@/src/server/content/offers'
import { markNextPost } from '@/src/server/content/posts'

/** Lists the sitemap's content pages: published, and not excluded from search engines (CNT-07). */
export const listContentPages = async ({ id, switches }: Site): Promise<readonly CrawlPage[]> => {
  const [{ rows }, offers] = await Promise.all([
    (await database()).query<{ path: string; changed: Date }>(
      `SELECT '/' || slug AS path, updated_at AS changed FROM pages
         WHERE tenant_id = $1 AND _status = 'published' AND seo_noindex IS NOT TRUE AND deleted_at IS NULL
       UNION ALL SELECT '/blog/' || slug, updated_at FROM posts
         WHERE tenant_id = $1 AND _status = 'published' AND seo_noindex IS NOT TRUE AND date <= now()
           AND deleted_at IS NULL
       UNION ALL SELECT '/blog/' || slug, updated_at FROM post_categories WHERE tenant_id = $1 AND deleted_at IS NULL
       ORDER BY path LIMIT 10000`,
      [id],
    ),
    listCurrentOffers(id, new Date()),
    markNextPost(id, new Date()),
  ])
  return [
    ...offers.map(({ slug }) => ({ path: `/offers/${slug}` })),
    ...rows
      .filter(({ path }) => !isClosedPage(path.slice(1), { switches }))
      .map(({ path, changed }) => ({ path, lastmod: changed })),
  ]
}
