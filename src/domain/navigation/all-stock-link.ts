import type { Site } from '@/src/domain/tenancy/site'

type SearchSwitches = Pick<Site['switches']['search'], 'base_path' | 'default_city'>
type StockLink = { readonly label: string; readonly href: string }

/**
 * Returns the link to the stock page without filters. With a default city that page opens with the city's vehicles, so
 * the label names it instead of promising all stock (SRCH-03).
 */
export const allStockLink = ({ switches }: { readonly switches: { readonly search: SearchSwitches } }): StockLink => {
  const { base_path, default_city } = switches.search
  const city = default_city.trim()
  return { label: city === '' ? 'See all stock' : `See stock in ${city}`, href: base_path }
}

/** Returns the same link with the label of a menu. */
export const allStockMenuLink = ({ base_path, default_city }: SearchSwitches): StockLink => {
  const city = default_city.trim()
  return { label: city === '' ? 'All stock' : `Stock in ${city}`, href: base_path }
}
