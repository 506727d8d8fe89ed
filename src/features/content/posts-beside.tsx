import type { PostCard } from '@/src/server/posts'
import { Section } from '@/src/ui/section'
import { postTeaser } from './post-teaser'
import { Teasers } from './teasers'

/** The newest posts of a dealer's blog, at the foot of another page (VDP-01); renders nothing without posts. */
export const PostsBeside = ({ posts }: { posts: readonly PostCard[] }) =>
  posts.length > 0 && (
    <Section title="From our blog" id="posts" ground="bg-surface" more={{ label: 'All posts', href: '/blog' }}>
      <Teasers as="h3" teasers={posts.map(postTeaser)} />
    </Section>
  )
