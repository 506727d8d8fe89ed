import { toPostTeaser } from '@/src/features/content/post-teaser'
import { TeaserList } from '@/src/features/content/teasers'
import { findCategory, listLatestPosts } from '@/src/server/content/posts'
import { Section } from '@/src/ui/section'
import { numberOf, textOf } from '../data'
import type { BlockView } from '../view'

export const postsView: BlockView = async (data, { site, now, id }) => {
  const slug = textOf(data, 'category')
  const category = slug === '' ? null : await findCategory(site.id, slug)
  if (slug !== '' && category === null) return null
  const limit = Math.min(12, Math.max(1, Math.round(numberOf(data, 'limit', 3))))
  const posts = await listLatestPosts(site.id, now, { limit, ...(category ? { category: category.id } : {}) })
  if (posts.length === 0) return null
  return (
    <Section
      title={textOf(data, 'heading') || 'News'}
      id={id('news')}
      more={{ label: 'All news', href: category ? `/blog/${category.slug}` : '/news' }}
    >
      <TeaserList as="h3" teasers={posts.map(toPostTeaser)} />
    </Section>
  )
}
