import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { limits } from '@/src/domain/stock/search-url/limits'
import { findCrossedMinimums } from '@/src/domain/stock/search-url/params'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { withList, withPage } from '@/src/domain/stock/search-url/search-changes'
import { buildSearchUrl, defaultCityAddress } from '@/src/domain/stock/search-url/url'
import { toSaleSwitches } from '@/src/domain/stock/vehicle/sold-online'
import type { Site } from '@/src/domain/tenancy/site'
import { findNoResultsPath } from '@/src/server/content/no-results-path'
import { listCurrentPromoCards } from '@/src/server/content/promo-cards'
import { offersDistance } from '@/src/server/locations/places'
import { createSearchKey } from '@/src/server/stock/search'
import { siteById } from '@/src/server/site/site'
import type { PackedResults } from './engine/packed-results'
import { loadAddressedSearch, loadNearestMatches, loadStockResults, type AddressedSearch } from './engine/load-search'
import { SaveSearchPage, parseSaveParam } from './save/save-page'
import { findFilterAddress, findIgnoredWords, literalAddressOf } from './query/filter-address'
import { parseUnknownPlace } from './query/unknown-place'
import type { MapLocation } from './map/stock-map'
import { StockSearch } from './stock-search'

type SearchPageParams = { readonly tenant: string; readonly path?: readonly string[] }

const titleOf = (site: Site, { state, words }: AddressedSearch): string =>
  formatSearchHeading(state, site.switches.search, stockNounOf(words.itemTypes)[1])

/** A page with zero results is not for search engines, because any word can be written into an address. */
const hasZeroResults = async (site: Site, addressed: AddressedSearch): Promise<boolean> =>
  (await loadStockResults(site, addressed))?.[0]?.['nbHits'] === 0

/**
 * Returns the last page of a search if a later one was requested, as by an old link; undefined otherwise, and with zero
 * results. Shoppers are then redirected to vehicles, and search engines get no empty page.
 */
const findLastPage = (found: PackedResults | undefined, { page }: SearchState): number | undefined => {
  const { nbHits, nbPages } = (found?.[0] ?? {}) as { readonly nbHits?: number; readonly nbPages?: number }
  return nbHits !== undefined && nbHits > 0 && nbPages !== undefined && nbPages > 0 && page > nbPages
    ? nbPages
    : undefined
}

/** Parameter of the last page's address: the page that was requested instead. */
const PAST_PAGE_PARAM = 'past'

const toLastPageHref = ({ state, rules }: AddressedSearch, last: number): string => {
  const address = buildSearchUrl(withPage(state, last), rules)
  return `${address}${address.includes('?') ? '&' : '?'}${PAST_PAGE_PARAM}=${state.page}`
}

const parsePastPage = (queryString: string): number | undefined => {
  const page = Number(new URLSearchParams(queryString).get(PAST_PAGE_PARAM))
  return Number.isInteger(page) && page > 1 && page <= limits.page ? page : undefined
}

/** Later pages differ from the first in their title, as in their address. */
const pageSuffix = ({ page }: SearchState): string => (page > 1 ? `, page ${page}` : '')

/** True for the address that a dealer's default city redirects to: search engines treat it like one without filters. */
const isDefaultCitySearch = ({ switches }: Site, { address, rules }: AddressedSearch): boolean => {
  const { default_city: city } = switches.search
  return city !== '' && address === buildSearchUrl(withList(emptySearch, 'city', [city]), rules)
}

/**
 * Searches filtered by a query string are for shoppers only; search engines get paths and the pages of each path, every
 * one with its own address and links to vehicles (SRCH-03).
 */
export const buildSearchMetadata = async ({ tenant, path = [] }: SearchPageParams): Promise<Metadata> => {
  const site = await siteById(tenant)
  if (!site) return {}
  const addressed = await loadAddressedSearch(site, path)
  const title = `${titleOf(site, addressed)}${pageSuffix(addressed.state)}`
  const hasFilters = addressed.hasQueryFilters && !isDefaultCitySearch(site, addressed)
  const noIndex = hasFilters || parseSaveParam(path) !== undefined || (await hasZeroResults(site, addressed))
  return {
    title,
    description: `${title} for sale at ${site.name}. See photos, prices and locations.`,
    alternates: { canonical: addressed.address },
    ...(noIndex && { robots: { index: false, follow: true } }),
  }
}

const loadNearestOfEmpty = async (site: Site, addressed: AddressedSearch) =>
  (await hasZeroResults(site, addressed)) ? loadNearestMatches(site, addressed) : undefined

const listMapLocations = ({ locations }: Site): readonly MapLocation[] =>
  locations.flatMap(({ name, visible, point }) => (visible && point ? [{ name, lat: point.lat, lng: point.long }] : []))

/** Returns where a search leads whose place or words are read as filters, or that means the dealer's default city. */
const findOtherAddress = async (
  site: Site,
  addressed: AddressedSearch,
  queryString: string,
): Promise<string | undefined> =>
  addressed.placeHref ??
  (await findFilterAddress(site, addressed)) ??
  defaultCityAddress(addressed.state, queryString, site.switches.search.default_city, addressed.rules)

type SearchPageProps = SearchPageParams & {
  /** The path's first segment. */
  readonly prefix: string
  /** Shown below a search with zero results. */
  readonly recentlyViewed: ReactNode
}

/** A search of a dealer's stock, with its results in the HTML (SRCH-01). */
export const SearchPage = async ({ tenant, path = [], prefix, recentlyViewed }: SearchPageProps) => {
  const site = await siteById(tenant)
  if (!site) notFound()
  const addressed = await loadAddressedSearch(site, path)
  const { queryString } = splitQuerySegment(path)
  const otherHref = await findOtherAddress(site, addressed, queryString)
  if (otherHref !== undefined) redirect(otherHref)
  const publicPath = `/${[prefix, ...path.filter((segment) => !segment.startsWith('~'))].join('/')}`
  const [address = ''] = addressed.address.split('?')
  // Another base name, another prefix or another spelling redirects: one search has one address.
  if (publicPath.replace(/\/$/, '') !== address.replace(/\/$/, '')) permanentRedirect(addressed.address)
  const { search, display, finance, trade_in } = site.switches
  const saving = parseSaveParam(path)
  if (saving !== undefined)
    return <SaveSearchPage site={site} search={addressed} title={titleOf(site, addressed)} saving={saving} />
  const literalAddress = literalAddressOf(path)
  const [found, promos, nearest, unread, no_results_path] = await Promise.all([
    loadStockResults(site, addressed),
    listCurrentPromoCards(site.id, addressed.requestedAt),
    loadNearestOfEmpty(site, addressed),
    findIgnoredWords(site, literalAddress),
    findNoResultsPath(site),
  ])
  const lastPageNumber = findLastPage(found, addressed.state)
  if (lastPageNumber !== undefined) redirect(toLastPageHref(addressed, lastPageNumber))
  return (
    <StockSearch
      key={addressed.address}
      url={new URL(addressed.address, site.url).href}
      switches={{
        // The card between the results offers to value the shopper's own vehicle.
        search: { ...search, no_results_path, ...(!trade_in.offered && { promo_every: 0 }) },
        display,
        finance: { provider: finance.provider, quote: finance.quote },
        vehicle: toSaleSwitches(site.switches),
        card: site.theme.card,
      }}
      words={addressed.words}
      searchKey={createSearchKey(site.id, search)}
      promos={promos}
      found={found}
      literalAddress={literalAddress}
      hasAllValues={new URLSearchParams(queryString).has('more')}
      unread={unread}
      nearest={nearest}
      recentlyViewed={recentlyViewed}
      pastPage={parsePastPage(queryString)}
      distance={offersDistance(site) ? { unknownPlace: parseUnknownPlace(queryString) } : undefined}
      crossedMinimums={findCrossedMinimums(queryString)}
      locations={listMapLocations(site)}
      renderedAt={addressed.requestedAt.toISOString()}
    />
  )
}
