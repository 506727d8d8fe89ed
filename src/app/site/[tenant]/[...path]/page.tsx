import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { ContentPage } from '@/src/blocks/content-page'
import { Missing } from '@/src/features/navigation/missing'
import { pageAt } from '@/src/server/pages'
import { redirectAt } from '@/src/server/redirects'
import { siteById } from '@/src/server/site'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ tenant: string; path: string[] }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const { tenant, path } = await params
  const slug = path.map(decodeURIComponent).join('/')
  const [site, page] = await Promise.all([siteById(tenant), pageAt(tenant, slug)])
  return { tenant, slug, site, page }
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { page, slug } = await read(props)
  return page ? contentMetadata(page.seo, { title: page.title, path: `/${slug}` }) : { title: 'Page not found' }
}

/**
 * Any other address of a dealer's site: a page of its staff's (CNT-01), else where they redirect it (CNT-04), else the
 * site's own friendly "not found", not the framework's.
 */
const Page = async (props: Props) => {
  const { tenant, slug, site, page } = await read(props)
  if (site && page) return <ContentPage site={site} page={page} />
  const moved = site && (await redirectAt(tenant, `/${slug}`))
  if (moved) return moved.permanent ? permanentRedirect(moved.to) : redirect(moved.to)
  return <Missing />
}

export default Page
