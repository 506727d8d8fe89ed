import type { Metadata } from 'next'
import { modelFields, parseCatalogueParams, emptyCatalogueSearch } from '@/src/domain/catalogue/search-params'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { ModelSearch } from '@/src/features/catalogue/model-search'
import { CatalogueHeader } from '@/src/features/catalogue/catalogue-header'
import { Missing } from '@/src/site/missing'
import { BrandSearch } from '@/src/features/search-blocks/brand-search'
import { findModels } from '@/src/server/models/catalogue'
import { listBrandsWithCities } from '@/src/server/content/brand-cities'
import { findNoResultsPath } from '@/src/server/content/no-results-path'
import { siteById } from '@/src/server/site/site'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

const TITLE = 'Browse by model'
/** Brands shown with their cities. */
const MAX_BRANDS = 8

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { tenant, path = [] } = await params
  const site = await siteById(tenant)
  if (!site) return {}
  return {
    title: TITLE,
    description: `Every model at ${site.name}, by manufacturer and body.`,
    alternates: { canonical: '/models' },
    ...(path.length > 0 && { robots: { index: false, follow: true } }),
  }
}

/** The model search (SRCH-15), with brands and the cities of their stock (SRCH-17). */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const { segments, queryString } = splitQuerySegment(path)
  const site = await siteById(tenant)
  // Only this server adds a search segment, always with a query string (`src/web/route.ts`).
  const isSearch = queryString !== '' && segments.join('/') === 'search'
  if (!site || (segments.length > 0 && !isSearch)) return <Missing />
  const search = parseCatalogueParams(queryString, modelFields)
  const [all, answer, brands, no_results_path] = await Promise.all([
    findModels(tenant, emptyCatalogueSearch),
    findModels(tenant, search),
    listBrandsWithCities(site, MAX_BRANDS),
    findNoResultsPath(site),
  ])
  if (!answer || all?.count === 0) return <Missing />
  const { base_path, path_prefix, excluded_makes } = site.switches.search
  return (
    <>
      <div className="wrap grid gap-6 py-4 lg:py-8">
        <CatalogueHeader title={TITLE} text="Find the model you have in mind, then see which ones we have in stock." />
        <ModelSearch
          key={queryString}
          initial={{ search, answer }}
          search={{ base_path, path_prefix, excluded_makes, no_results_path }}
        />
      </div>
      {brands.length > 0 && <BrandSearch brands={brands} search={{ base_path, path_prefix, excluded_makes }} />}
    </>
  )
}

export default Page
