import type { Site } from '@/src/domain/tenancy/site'

/**
 * Labels a link to the stock page without filters. With a default city that page opens with the city's vehicles, so the
 * label names it instead of promising all stock (SRCH-03).
 */
export const allStockLabel = ({ switches }: { readonly switches: Pick<Site['switches'], 'search'> }): string => {
  const city = switches.search.default_city.trim()
  return city === '' ? 'See all stock' : `See stock in ${city}`
}
