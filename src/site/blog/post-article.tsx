import { formatMomentDay } from '@/src/domain/time/format-moment'
import { sitePhone } from '@/src/domain/locations/phones'
import type { Breadcrumb } from '@/src/domain/navigation/breadcrumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import { Article } from '@/src/features/content/article'
import { ContactBox } from '@/src/features/content/contact-box'
import type { Post } from '@/src/server/content/posts'
import { button } from '@/src/ui/button'

export const blogCrumb = { label: 'Blog', href: '/blog' } as const

export const postCrumbs = (post: Post): readonly Breadcrumb[] => [
  blogCrumb,
  ...(post.in ? [{ label: post.in.name, href: `/blog/${post.in.slug}` }] : []),
]

/** The page of a post, on the site and in the panel's preview. */
export const PostArticle = ({ post, site }: { post: Post; site: Site }) => (
  <Article
    crumbs={postCrumbs(post)}
    title={post.title}
    note={[formatMomentDay(post.date, post.timezone), post.author].filter(Boolean).join(' · ')}
    image={post.image_url}
    body={post.body}
    textImages={post.textImages}
    aside={
      <ContactBox title="Questions?" text={`Ask the team at ${site.name}.`} phone={sitePhone(site)}>
        <a href="/contact" className={button('secondary', 'lg')}>
          Send a message
        </a>
      </ContactBox>
    }
  />
)
