'use client'

import { useSiteBasics } from '@/src/shared/site-basics'
import { useHydrated } from '@/src/ui/use-hydrated'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import type { PromoCard } from '@/src/domain/content/promo'
import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import type { CrossedMinimum } from '@/src/domain/stock/search-url/params'
import { createSearchUrlRules } from '@/src/domain/stock/search-url/rules'
import type { IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import type { StockTerms } from '@/src/domain/stock/search-query/stock-terms'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { buildSearchUrl } from '@/src/domain/stock/search-url/url'
import type { Switches } from '@/src/domain/switches'
import type { CardSwitches } from '../card/card-view'
import { CardListParts } from '../card/card-controls-slot'
import { withPreviousHit } from './engine/previous-hit-client'
import { Filters } from './facets/filters'
import { type PackedResults, toInitialResults } from './engine/packed-results'
import { preserveFocus } from './results/preserve-focus'
import { withQueryRelaxation } from './engine/relaxation-client'
import { Pagination } from './results/pagination'
import { QueryBox } from './query/query-box'
import { BeyondLastPage, PastLastPage } from './results/last-page-hints'
import { useDisplayedTotal } from './results/result-count'
import { FiltersButton, ResultsHeader, StickyBar } from './results/results-header'
import { Results } from './results/results'
import { parseSearchLocation, createStockRouting } from './query/routing'
import { SearchUnavailable } from './results/search-unavailable'
import {
  DeferredStockSearch,
  type DistanceProps,
  type RequestAnswers,
  StockSearchProvider,
  useStockSearch,
} from './search-context'
import { StockByState } from './map/stock-by-state'
import { MapSwitch, StockMap, type MapLocation } from './map/stock-map'
import type { SearchAccess } from './engine/search-access'
import { createStockClient } from './engine/stock-client'
import { withPlaces } from './engine/with-places'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { SkipPast } from '@/src/ui/skip-past'
import { useStickyTop } from '@/src/shared/use-sticky-top'
import type { NearestOfSearch } from './nearest/use-nearest'
import type { RequestFacets, RequestPlace } from './query/words-reader'

export type StockSearchProps = {
  /** Public address of the page, with host. */
  readonly url: string
  readonly switches: Pick<Switches, 'search'> & CardSwitches
  readonly words: StockTerms
  readonly searchKey: SearchAccess
  /** Promo cards that run now (CNT-03). */
  readonly promos: readonly PromoCard[]
  /** Results for the address, found on the server. */
  readonly found: PackedResults | undefined
  /** Address of the literal search, if the filters of the address were read from a shopper's words. */
  readonly literalAddress: string | undefined
  /** The HTML has all values of all filters, for a shopper without script. */
  readonly hasAllValues: boolean
  /** The words that were not read as filters. */
  readonly unread: IgnoredWords
  /** A page past the last one, which was requested and redirects to this one. */
  readonly pastPage?: number | undefined
  /** The nearest matches of a search with zero results. */
  readonly nearest?: NearestOfSearch | undefined
  /** The vehicles that the shopper viewed before, below a search with zero results. */
  readonly recentlyViewed: ReactNode
  /** Absent if the dealer's stock is all in one place (SHP-04). */
  readonly distance?: DistanceProps | undefined
  /** Ranges whose ends cross in the address. */
  readonly crossedMinimums: readonly CrossedMinimum[]
  /** The locations that can be drawn on a map. */
  readonly locations: readonly MapLocation[]
  /** ISO 8601: when the page was rendered. */
  readonly renderedAt: string
}

const Heading = () => {
  const { state, switches, noun } = useStockSearch()
  return <h1 className="text-xl font-semibold lg:text-2xl">{formatSearchHeading(state, switches.search, noun[1])}</h1>
}

const SearchLayout = ({
  now,
  unread,
  promos,
  nearest,
  recentlyViewed,
  locations,
  pastPage,
}: { now: Date } & Pick<
  StockSearchProps,
  'unread' | 'promos' | 'nearest' | 'recentlyViewed' | 'locations' | 'pastPage'
>) => {
  const [open, setOpen] = useState(false)
  const [hasMap, setHasMap] = useState(false)
  const total = useDisplayedTotal()
  const page = useStickyTop()
  const { found } = useStockSearch()
  const { search_filters: place } = useSiteBasics().look
  useEffect(() => (page.current ? preserveFocus(page.current) : undefined), [page])
  const allFilters = place !== 'left' && <FiltersButton open={() => setOpen(true)} className="max-lg:hidden lg:h-10" />
  return (
    <>
      <div ref={page} data-own-search className="wrap flex flex-col gap-4 py-4 lg:gap-6 lg:py-8">
        <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
          <Heading />
          <div className="lg:w-96">
            <QueryBox />
          </div>
        </div>
        <StickyBar onOpenFilters={() => setOpen(true)} />
        <div className="search-parts" data-filters={place}>
          {place !== 'sheet' && <SkipPast to="results">Skip filters</SkipPast>}
          <Filters open={open} close={() => setOpen(false)} place={place} allFilters={allFilters} />
          <section id="results" tabIndex={-1} aria-label="Results" className="min-w-0 flex-1 scroll-mt-32 outline-none">
            <ResultsHeader
              allFilters={place === 'sheet' && allFilters}
              unread={unread}
              mapSwitch={locations.length > 1 && <MapSwitch shown={hasMap} onToggle={() => setHasMap(!hasMap)} />}
            />
            <PastLastPage requested={pastPage} />
            <SkipPast to="after-results">Skip results</SkipPast>
            <div className={hasMap ? 'with-map' : undefined}>
              {hasMap && <StockMap locations={locations} />}
              <Results promos={promos} now={now} nearest={nearest} />
            </div>
            <div id="after-results" tabIndex={-1} className="scroll-mt-32 outline-none">
              <BeyondLastPage total={total} />
              <Pagination />
              <DeferredStockSearch>
                <StockByState />
              </DeferredStockSearch>
            </div>
          </section>
        </div>
        <CardListParts />
      </div>
      {found?.nbHits === 0 && recentlyViewed}
    </>
  )
}

/** Requests the facets of one query, to read words as filters; hits are not needed. */
const createFacetRequest =
  (client: ReturnType<typeof createStockClient>): RequestFacets =>
  async (request) => {
    const { results } = await client.search([request])
    const [answer] = results
    return answer && 'facets' in answer ? answer.facets : undefined
  }

/** The place that words begin with; what that takes is loaded with the first words such as “near”. */
const lookUpPlace: RequestPlace = async (text) => {
  const { requestLeadingPlace } = await import('./engine/places-client')
  return requestLeadingPlace(text)
}

const createAnswersRequest =
  (client: ReturnType<typeof createStockClient>): RequestAnswers =>
  async (requests) => {
    const { results } = await client.search<CardRecord>([...requests])
    return results.map((answer) =>
      'hits' in answer
        ? // The request names the attributes that come back: those of cards.
          { nbHits: answer.nbHits ?? 0, hits: answer.hits, ...(answer.facets && { facets: answer.facets }) }
        : { nbHits: 0, hits: [] },
    )
  }

/**
 * The stock search (SRCH-01): complete in the server's HTML, without a request on load; from then on each step searches
 * in place and updates the address. `found` is used only for its own address: a page restored from the browser's
 * history may have another one, and searches anew.
 */
export const StockSearch = (props: StockSearchProps) => {
  const { url, switches, words, searchKey, found, literalAddress, renderedAt } = props
  const rules = useMemo(() => createSearchUrlRules(switches.search, words), [switches.search, words])
  const hydrated = useHydrated()
  const [setup] = useState(() => {
    const currentHref = typeof window === 'undefined' ? new URL(url) : window.location
    const state = parseSearchLocation(new URL(url), rules)
    const isSameSearch = buildSearchUrl(parseSearchLocation(currentHref, rules), rules) === buildSearchUrl(state, rules)
    const createClient = () => withPlaces(createStockClient(searchKey, switches.search.result_cache))
    const client = createClient()
    return {
      title: formatSearchHeading(state, switches.search, stockNounOf(words.itemTypes)[1]),
      client: withQueryRelaxation(switches.search.collapse_sold ? withPreviousHit(client) : client),
      // A separate client: requests for words must neither abort a search nor be aborted by one.
      requestFacets: createFacetRequest(createClient()),
      requestAnswers: createAnswersRequest(createClient()),
      ...createStockRouting(url, rules),
      initialResults: isSameSearch && found && toInitialResults(found, { state, switches, now: new Date(renderedAt) }),
    }
  })
  const distance = useMemo(() => props.distance && { ...props.distance, requestPlace: lookUpPlace }, [props.distance])
  const now = useMemo(() => new Date(renderedAt), [renderedAt])
  if (!found && !hydrated) return <SearchUnavailable title={setup.title} href={url} />
  return (
    <InstantSearchSSRProvider {...(setup.initialResults && { initialResults: setup.initialResults })}>
      <InstantSearch
        indexName={STOCK_INDEX}
        searchClient={setup.client}
        routing={setup.routing}
        insights={false}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <StockSearchProvider
          rules={rules}
          switches={switches}
          itemTypes={words.itemTypes}
          initialLiteralAddress={literalAddress}
          hasAllValues={props.hasAllValues}
          requestFacets={setup.requestFacets}
          requestAnswers={setup.requestAnswers}
          distance={distance}
          crossedMinimums={props.crossedMinimums}
          onShown={setup.onShown}
          onTyping={setup.onTyping}
        >
          <SearchLayout
            now={now}
            unread={props.unread}
            promos={props.promos}
            nearest={props.nearest}
            recentlyViewed={props.recentlyViewed}
            locations={props.locations}
            pastPage={props.pastPage}
          />
        </StockSearchProvider>
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}
