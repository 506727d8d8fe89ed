import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { isReservedRoute } from '@/src/domain/routes/reserved'
import { isClosedPage } from '@/src/domain/navigation/closed-routes'
import { tradeInPaths } from '@/src/domain/navigation/link-target'
import { Missing } from '@/src/site/missing'
import { findPage } from '@/src/server/content/pages'
import { findTenantRedirect } from '@/src/server/content/redirects'
import { siteById } from '@/src/server/site/site'
import { contentMetadata } from '@/src/site/content-metadata'
import { StaffPage } from '@/src/site/staff-page'

type Props = { params: Promise<{ tenant: string; path: string[] }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const { tenant, path } = await params
  const slug = path.map(decodeURIComponent).join('/')
  const [site, page] = await Promise.all([siteById(tenant), findPage(tenant, slug)])
  const isClosed = site !== null && isClosedPage(slug, site)
  return { tenant, slug, site, isClosed, page: isClosed ? null : page }
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { page, slug } = await read(props)
  return page ? contentMetadata(page.seo, { title: page.title, path: `/${slug}` }) : { title: 'Page not found' }
}

/** Redirects if a page exists at the address in lower case, or if staff set a redirect; returns otherwise. */
const redirectIfMoved = async (tenant: string, slug: string, isClosed: boolean): Promise<void> => {
  const lowerCase = slug.toLowerCase()
  if (lowerCase !== slug && (isReservedRoute(lowerCase) || (await findPage(tenant, lowerCase))))
    permanentRedirect(`/${lowerCase}`)
  const moved = await findTenantRedirect(tenant, `/${slug}`)
  if (moved) (moved.permanent ? permanentRedirect : redirect)(moved.to)
  if (tradeInPaths.has(lowerCase) && !isClosed) redirect('/cars/trade-in')
}

/**
 * Any other address of a dealer's site: a page by staff (CNT-01), a redirect to its lower-case address, a redirect by
 * staff (CNT-04), or the site's own 404 page.
 */
const Page = async (props: Props) => {
  const { tenant, slug, site, isClosed, page } = await read(props)
  if (site && page) return <StaffPage site={site} page={page} />
  if (site) await redirectIfMoved(tenant, slug, isClosed)
  return <Missing />
}

export default Page
