import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Watchlist } from '@/src/features/saved/watchlist'
import { siteById } from '@/src/server/site'

type Props = { readonly params: Promise<{ readonly tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Your watchlist', robots: { index: false, follow: true } }

/** `/watchlist`: the cars saved in this browser (VDP-13). Nothing of the person is on the server's page. */
const WatchlistPage = async ({ params }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) notFound()
  return (
    <div className="wrap py-8 lg:py-14">
      <h1 className="mb-6 text-xl font-semibold lg:text-2xl">Your watchlist</h1>
      <Watchlist searchPath={site.switches.search.base_path} />
    </div>
  )
}

export default WatchlistPage
