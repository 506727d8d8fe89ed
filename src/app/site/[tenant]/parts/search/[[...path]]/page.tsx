import type { Metadata } from 'next'
import {
  emptyCatalogueSearch,
  findCrossedPrice,
  itemFields,
  parseCatalogueParams,
} from '@/src/domain/catalogue/search-params'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { ItemSearch } from '@/src/features/catalogue/item-search'
import { CatalogueHeader } from '@/src/features/catalogue/catalogue-header'
import { Missing } from '@/src/site/missing'
import { findItems } from '@/src/server/models/catalogue'
import { findNoResultsPath } from '@/src/server/content/no-results-path'
import { siteById } from '@/src/server/site/site'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

const TITLE = 'Parts and accessories'

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { tenant, path = [] } = await params
  const site = await siteById(tenant)
  if (!site) return {}
  return {
    title: TITLE,
    description: `Parts and accessories at ${site.name}, with prices.`,
    alternates: { canonical: '/parts/search' },
    ...(path.length > 0 && { robots: { index: false, follow: true } }),
  }
}

/** The dealership-items search (SRCH-15); 404 for a dealer without items. */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const { segments, queryString } = splitQuerySegment(path)
  const site = await siteById(tenant)
  if (!site || segments.length > 0) return <Missing />
  const search = parseCatalogueParams(queryString, itemFields)
  const [all, answer, refreshPath] = await Promise.all([
    findItems(tenant, emptyCatalogueSearch),
    findItems(tenant, search),
    findNoResultsPath(site),
  ])
  if (!answer || all?.count === 0) return <Missing />
  return (
    <div className="wrap grid gap-6 py-4 lg:py-8">
      <CatalogueHeader title={TITLE} text="Search the parts and accessories we sell, with prices." />
      <ItemSearch
        key={queryString}
        initial={{ search, answer }}
        crossedPrice={findCrossedPrice(queryString, itemFields)}
        refreshPath={refreshPath}
        noPrice={site.switches.display.no_price_text}
      />
      <p className="text-muted">
        Can’t find what you need?{' '}
        <a href="/order-parts" className="text-ink inline-block min-h-6 font-semibold underline underline-offset-4">
          Order parts and accessories
        </a>
      </p>
    </div>
  )
}

export default Page
