import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/src/site/missing'
import { findCategory } from '@/src/server/content/post-categories'
import { siteById } from '@/src/server/site/site'
import { feedMetadata, PostList } from '@/src/site/post-list'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const site = await siteById((await params).tenant)
  if (!site) return {}
  return {
    title: 'News',
    description: `News from ${site.name}.`,
    alternates: { canonical: '/news', ...feedMetadata },
    openGraph: null,
  }
}

/** `/news`: the posts of the category “news”, or all posts if there is no such category (CNT-04). */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  if (path.length > 0) permanentRedirect(`/blog/${path.join('/')}`)
  const [site, category] = await Promise.all([siteById(tenant), findCategory(tenant, 'news')])
  if (!site) return <Missing />
  return <PostList site={site} path="/news" title="News" crumbs={[]} {...(category ? { category } : {})} />
}

export default Page
