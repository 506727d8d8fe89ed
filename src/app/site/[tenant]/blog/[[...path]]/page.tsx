import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { dayWords } from '@/src/domain/content/day-words'
import { Article } from '@/src/features/content/article'
import { categoryAt, type Post, postAt, type PostCategory } from '@/src/server/posts'
import { siteById } from '@/src/server/site'
import { contentMetadata } from '../../content-metadata'
import { PostList } from '../../post-list'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }
type Found =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly category: PostCategory }
  | { readonly kind: 'post'; readonly post: Post }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const find = async (tenant: string, path: readonly string[]): Promise<Found | null> => {
  const [slug, ...more] = path
  if (slug === undefined) return { kind: 'all' }
  if (more.length > 0) return null
  const category = await categoryAt(tenant, slug)
  if (category) return { kind: 'category', category }
  const post = await postAt(tenant, slug, new Date())
  return post && { kind: 'post', post }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { tenant, path = [] } = await params
  const found = await find(tenant, path)
  if (!found) return { title: 'Post not found' }
  if (found.kind === 'all') return { title: 'Blog', alternates: { canonical: '/blog' } }
  if (found.kind === 'category') {
    const { name, slug, text } = found.category
    return { title: name, alternates: { canonical: `/blog/${slug}` }, ...(text ? { description: text } : {}) }
  }
  const { seo, title, excerpt, slug } = found.post
  return contentMetadata(seo, { title, description: excerpt, path: `/blog/${slug}` })
}

const blog = { label: 'Blog', href: '/blog' } as const

const PostPage = ({ post }: { post: Post }) => (
  <Article
    crumbs={[blog, ...(post.in ? [{ label: post.in.name, href: `/blog/${post.in.slug}` }] : [])]}
    title={post.title}
    note={[dayWords(post.date, post.timezone), post.author].filter(Boolean).join(' · ')}
    image={post.image_url}
    body={post.body}
  />
)

/** `/blog`, `/blog/{category}` and `/blog/{post}` (CNT-04). */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const [site, found] = await Promise.all([siteById(tenant), find(tenant, path)])
  if (!site || !found) notFound()
  if (found.kind === 'post') return <PostPage post={found.post} />
  if (found.kind === 'all') return <PostList tenant={tenant} title="Blog" crumbs={[]} />
  const { category } = found
  return <PostList tenant={tenant} title={category.name} text={category.text} crumbs={[blog]} category={category} />
}

export default Page
