import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import type { Brand, BrandDirectory } from '@/src/domain/brands/brand'
import { makeHref } from '@/src/domain/navigation/search-links'
import type { Site } from '@/src/domain/tenancy/site'
import { BrandOverview } from '@/src/features/brands/brand-overview'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { findLinkedStock } from '@/src/server/content/search-blocks'
import type { Crumb } from '@/src/ui/breadcrumbs'

/** Vehicles of the brand shown; a link leads to the others. */
const MAX_VEHICLES = 4

export const brandCrumbs = (brand: Brand, directory: BrandDirectory): readonly Crumb[] => [
  { label: 'Home', href: '/' },
  { label: directory.title, href: '/brands' },
  { label: brand.title },
]

/** The page of a brand, on the site and in the panel's preview (BRD-01). */
export const BrandBody = async ({ brand, crumbs, site }: { brand: Brand; crumbs: readonly Crumb[]; site: Site }) => {
  const href = makeHref(brand.make ?? brand.title, site.switches.search)
  const stock = await findLinkedStock(site, href, MAX_VEHICLES)
  return (
    <>
      <BrandOverview brand={brand} crumbs={crumbs} stock={{ href, count: stock?.available ?? 0 }} />
      {stock && stock.records.length > 0 && (
        <StockStrip
          title={`${brand.title} in stock`}
          id="stock"
          background="bg-surface-alt"
          more={{ label: `See all ${brand.title} stock`, href }}
          views={toCardViews(stock.records, toCardSettings(site), new Date())}
        />
      )}
    </>
  )
}
