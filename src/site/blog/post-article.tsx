import { formatMomentDay } from '@/src/domain/time/format-moment'
import type { Breadcrumb } from '@/src/domain/navigation/breadcrumb-data'
import { Article } from '@/src/features/content/article'
import type { Post } from '@/src/server/content/posts'

export const blogCrumb = { label: 'Blog', href: '/blog' } as const

export const postCrumbs = (post: Post): readonly Breadcrumb[] => [
  blogCrumb,
  ...(post.in ? [{ label: post.in.name, href: `/blog/${post.in.slug}` }] : []),
]

/** The page of a post, on the site and in the panel's preview. */
export const PostArticle = ({ post }: { post: Post }) => (
  <Article
    crumbs={postCrumbs(post)}
    title={post.title}
    note={[formatMomentDay(post.date, post.timezone), post.author].filter(Boolean).join(' · ')}
    image={post.image_url}
    body={post.body}
  />
)
