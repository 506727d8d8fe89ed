import type { PostCard } from '@/src/server/content/posts'
import { Section } from '@/src/ui/section'
import { toPostTeaser } from './post-teaser'
import { TeaserList } from './teasers'

/** The newest posts of a dealer's blog, at the foot of another page (VDP-01); renders nothing without posts. */
export const LatestPosts = ({ posts }: { posts: readonly PostCard[] }) =>
  posts.length > 0 && (
    <Section title="From our blog" id="posts" background="bg-surface" more={{ label: 'All posts', href: '/blog' }}>
      <TeaserList as="h3" teasers={posts.map(toPostTeaser)} />
    </Section>
  )
