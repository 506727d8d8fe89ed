import { toPostTeaser } from '@/src/features/content/post-teaser'
import { TeaserList } from '@/src/features/content/teasers'
import { listLatestPosts } from '@/src/server/content/posts'
import { findCategory } from '@/src/server/content/post-categories'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

export const postsView: BlockView<'posts'> = async (data, { site, now, id }) => {
  const category = data.category === undefined ? null : await findCategory(site.id, data.category)
  if (data.category !== undefined && category === null) return null
  const limit = Math.min(12, Math.max(1, Math.round(data.limit ?? 3)))
  const posts = await listLatestPosts(site.id, now, { limit, ...(category ? { category: category.id } : {}) })
  if (posts.length === 0) return null
  return (
    <Section
      title={data.heading ?? 'News'}
      id={id('news')}
      more={{ label: 'All news', href: category ? `/blog/${category.slug}` : '/news' }}
    >
      <TeaserList as="h3" teasers={posts.map(toPostTeaser)} />
    </Section>
  )
}
