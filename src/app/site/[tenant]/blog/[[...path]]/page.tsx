import type { Metadata } from 'next'
import { buildGraph, buildPostData } from '@/src/domain/content/structured-data'
import { buildBreadcrumbData, homeCrumb } from '@/src/domain/navigation/breadcrumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/site/missing'
import { LatestPosts } from '@/src/features/content/latest-posts'
import { listLatestPosts, type Post, findPost } from '@/src/server/content/posts'
import { findCategory, type PostCategory } from '@/src/server/content/post-categories'
import { siteById } from '@/src/server/site/site'
import { contentMetadata } from '@/src/site/content-metadata'
import { feedMetadata, PostList } from '@/src/site/post-list'
import { PageMetadata } from '@/src/site/page-metadata'
import { blogCrumb, PostArticle, postCrumbs } from '@/src/site/blog/post-article'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }
type BlogPage =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly category: PostCategory }
  | { readonly kind: 'post'; readonly post: Post }

/** Posts below another. */
const MAX_OTHER_POSTS = 3

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const findBlogPage = async (tenant: string, path: readonly string[]): Promise<BlogPage | null> => {
  const [slug, ...more] = path
  if (slug === undefined) return { kind: 'all' }
  if (more.length > 0) return null
  const category = await findCategory(tenant, slug)
  if (category) return { kind: 'category', category }
  const post = await findPost(tenant, slug, new Date())
  return post && { kind: 'post', post }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { tenant, path = [] } = await params
  const [site, found] = await Promise.all([siteById(tenant), findBlogPage(tenant, path)])
  if (!site || !found) return { title: 'Post not found' }
  if (found.kind === 'all') {
    return {
      title: 'Blog',
      description: `Articles and news from ${site.name}.`,
      alternates: { canonical: '/blog', ...feedMetadata },
      openGraph: null,
    }
  }
  if (found.kind === 'category') {
    const { name, slug, text } = found.category
    return {
      title: name,
      alternates: { canonical: `/blog/${slug}`, ...feedMetadata },
      openGraph: null,
      description: text ?? `${name}: articles from ${site.name}.`,
    }
  }
  const { seo, title, excerpt, slug } = found.post
  return contentMetadata(seo, { title, description: excerpt, path: `/blog/${slug}` })
}

const PostPage = async ({ post, site }: { post: Post; site: Site }) => {
  const latest = await listLatestPosts(site.id, new Date(), { limit: MAX_OTHER_POSTS + 1 })
  const others = latest.filter(({ slug }) => slug !== post.slug)
  const path = `/blog/${post.slug}`
  const url = `${site.url}${path}`
  return (
    <>
      <PageMetadata
        kind="article"
        title={post.seo.title ?? post.title}
        path={path}
        image={post.seo.image_url ?? post.image_url}
        site={site}
        data={buildGraph(
          buildPostData(post, site, url),
          buildBreadcrumbData([homeCrumb, ...postCrumbs(post), { label: post.title }], site, url),
        )}
      />
      <PostArticle post={post} site={site} />
      <LatestPosts posts={others.slice(0, MAX_OTHER_POSTS)} />
    </>
  )
}

/** `/blog`, `/blog/{category}` and `/blog/{post}` (CNT-04). */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const [site, found] = await Promise.all([siteById(tenant), findBlogPage(tenant, path)])
  if (!site || !found) return <Missing />
  if (found.kind === 'post') return <PostPage post={found.post} site={site} />
  if (found.kind === 'all') return <PostList site={site} path="/blog" title="Blog" crumbs={[]} />
  const { category } = found
  return (
    <PostList
      site={site}
      path={`/blog/${category.slug}`}
      title={category.name}
      text={category.text}
      crumbs={[blogCrumb]}
      category={category}
    />
  )
}

export default Page
