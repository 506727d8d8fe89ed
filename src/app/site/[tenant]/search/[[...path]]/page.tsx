import type { Metadata } from 'next'
import { RecentlyViewed } from '@/src/features/saved/recently-viewed'
import { RememberSearch } from '@/src/features/search-blocks/remember-search'
import { PageTrack } from '@/src/site/page-track'
import { SearchPage, buildSearchMetadata } from '@/src/features/stock/search/search-page'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

// The search key in the page is valid for a week; the page is regenerated within a day.
export const revalidate = 86_400
export const dynamicParams = true
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => buildSearchMetadata(await params)

const Page = async ({ params }: Props) => (
  <>
    <PageTrack tenant={(await params).tenant} />
    <SearchPage {...await params} prefix="search" recentlyViewed={<RecentlyViewed />} />
    <RememberSearch />
  </>
)

export default Page
