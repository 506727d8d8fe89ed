import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { searchHeading } from '@/src/domain/stock/search-heading'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { stockNoun } from '@/src/domain/stock/search-url/title'
import { unreadAt } from '@/src/domain/stock/search-words/unread'
import { withList, withPage } from '@/src/domain/stock/search-url/steps'
import { buildSearchUrl, cityAddress } from '@/src/domain/stock/search-url/url'
import type { Site } from '@/src/domain/tenancy/site'
import { promoCardsNow } from '@/src/server/promo-cards'
import { searchKey } from '@/src/server/search'
import { siteById } from '@/src/server/site'
import type { FoundStock } from './found'
import { addressedSearch, foundStock, type AddressedSearch } from './load'
import { SaveSearchPage, savingOf } from './save-page'
import { addressForWords, wayBackOf } from './server-words'
import { StockSearch } from './stock-search'

type Request = { readonly tenant: string; readonly path?: readonly string[] }

const titleOf = (site: Site, { state, words }: AddressedSearch): string =>
  searchHeading(state, site.switches.search, stockNoun(words.itemTypes)[1])

/** A page with zero results is not for search engines, because any word can be written into an address. */
const findsNothing = async (site: Site, asked: AddressedSearch): Promise<boolean> =>
  (await foundStock(site, asked))?.[0]?.['nbHits'] === 0

/**
 * Returns the last page of a search if a later one was requested, as by an old link; undefined otherwise, and with zero
 * results. Shoppers are then redirected to vehicles, and search engines get no empty page.
 */
const lastPage = (found: FoundStock | undefined, { page }: SearchState): number | undefined => {
  const { nbHits, nbPages } = (found?.[0] ?? {}) as { readonly nbHits?: number; readonly nbPages?: number }
  return nbHits !== undefined && nbHits > 0 && nbPages !== undefined && nbPages > 0 && page > nbPages
    ? nbPages
    : undefined
}

/** Later pages differ from the first in their title, as in their address. */
const pageWord = ({ page }: SearchState): string => (page > 1 ? `, page ${page}` : '')

/** True for the address that a dealer's default city redirects to: search engines treat it like one without filters. */
const isLanding = ({ switches }: Site, { address, rules }: AddressedSearch): boolean => {
  const { default_city: city } = switches.search
  return city !== '' && address === buildSearchUrl(withList(emptySearch, 'city', [city]), rules)
}

/**
 * Searches filtered by a query string are for shoppers only; search engines get paths and the pages of each path, every
 * one with its own address and links to vehicles (SRCH-03).
 */
export const searchMetadata = async ({ tenant, path = [] }: Request): Promise<Metadata> => {
  const site = await siteById(tenant)
  if (!site) return {}
  const asked = await addressedSearch(site, path)
  const title = `${titleOf(site, asked)}${pageWord(asked.state)}`
  const narrowed = asked.isNarrowed && !isLanding(site, asked)
  const quiet = narrowed || savingOf(path) !== undefined || (await findsNothing(site, asked))
  return {
    title,
    description: `${title} for sale at ${site.name}. See photos, prices and where each one stands.`,
    alternates: { canonical: asked.address },
    ...(quiet && { robots: { index: false, follow: true } }),
  }
}

/** A search of a dealer's stock, with its results in the HTML (SRCH-01). `prefix` is the path's first segment. */
export const SearchPage = async ({ tenant, path = [], prefix }: Request & { prefix: string }) => {
  const site = await siteById(tenant)
  if (!site) notFound()
  const asked = await addressedSearch(site, path)
  const meant = await addressForWords(site, asked)
  if (meant !== undefined) redirect(meant)
  const { queryString } = splitQuerySegment(path)
  const inCity = cityAddress(asked.state, queryString, site.switches.search.default_city, asked.rules)
  if (inCity !== undefined) redirect(inCity)
  const publicPath = `/${[prefix, ...path.filter((segment) => !segment.startsWith('~'))].join('/')}`
  const [address = ''] = asked.address.split('?')
  // Another base name, another prefix or another spelling redirects: one search has one address.
  if (publicPath.replace(/\/$/, '') !== address.replace(/\/$/, '')) permanentRedirect(asked.address)
  const { search, display, finance } = site.switches
  const saving = savingOf(path)
  if (saving !== undefined)
    return <SaveSearchPage site={site} asked={asked} title={titleOf(site, asked)} saving={saving} />
  const instead = wayBackOf(path)
  const [found, promos] = await Promise.all([foundStock(site, asked), promoCardsNow(site.id, asked.askedAt)])
  const last = lastPage(found, asked.state)
  if (last !== undefined) redirect(buildSearchUrl(withPage(asked.state, last), asked.rules))
  return (
    <StockSearch
      key={asked.address}
      url={new URL(asked.address, site.url).href}
      switches={{ search, display, finance: { provider: finance.provider, quote: finance.quote } }}
      words={asked.words}
      searchKey={searchKey(site.id, search)}
      promos={promos}
      found={found}
      instead={instead}
      whole={new URLSearchParams(queryString).has('more')}
      unread={unreadAt(instead)}
      renderedAt={asked.askedAt.toISOString()}
    />
  )
}
