import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { categoryAt } from '@/src/server/posts'
import { PostList } from '../../post-list'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'News', alternates: { canonical: '/news' } }

/** `/news`: the posts of the category “news” where there is one, else all of them (CNT-04). */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  if (path.length > 0) permanentRedirect(`/blog/${path.join('/')}`)
  const category = await categoryAt(tenant, 'news')
  return <PostList tenant={tenant} title="News" crumbs={[]} {...(category ? { category } : {})} />
}

export default Page
