import 'server-only'
import { flattenRequest } from '@/src/domain/stock/search-query/requests'
import { buildBrandCitiesRequest, listTopCities } from '@/src/domain/stock/searches/tile-searches'
import type { Site } from '@/src/domain/tenancy/site'
import { searchStock } from '@/src/server/stock/search'
import { countStock } from '@/src/server/stock/stock'

type BrandWithCities = {
  readonly make: string
  readonly count: number
  readonly cities: readonly { readonly city: string; readonly count: number }[]
}

/** Lists the brands with most vehicles, with their cities; empty for a dealer of one city (SRCH-17). */
export const listBrandsWithCities = async (site: Site, maxBrands: number): Promise<readonly BrandWithCities[]> => {
  const { byMake } = await countStock(site.id)
  const makes = Object.entries(byMake)
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, maxBrands)
  if (makes.length === 0) return []
  const now = new Date()
  const answers = await searchStock(
    site.id,
    makes.map(([make]) => flattenRequest(buildBrandCitiesRequest(make, site.switches.search, now))),
  )
  const brands = makes.map(([make, count], index): BrandWithCities => {
    const answer = answers[index]
    return { make, count, cities: listTopCities(answer && 'hits' in answer ? answer.facets?.['city'] : undefined) }
  })
  return new Set(brands.flatMap(({ cities }) => cities.map(({ city }) => city))).size > 1 ? brands : []
}
