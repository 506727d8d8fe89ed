import { Fragment, useDeferredValue, useMemo } from 'react'
import { type PromoCard as Promo, listPromosAfter } from '@/src/domain/content/promo'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { isUnfiltered } from '@/src/domain/stock/search-url/state'
import { hasWords } from '@/src/domain/text/has-words'
import { removeQuotes, isQuoted } from '@/src/domain/stock/search-words/quoted'
import { withoutFilters, withPage, withQuery } from '@/src/domain/stock/search-url/search-changes'
import { button } from '@/src/ui/button'
import { toCardViews, type CardView } from '@/src/features/stock/card/card-view'
import { PromoTile } from '@/src/features/stock/card/promo-tile'
import { VehicleCardSkeleton } from '@/src/features/stock/card/card-skeleton'
import { VehicleCard } from '@/src/features/stock/card/vehicle-card'
import { useSiteBasics } from '@/src/shared/site-basics'
import { cardLayoutOf } from '@/src/features/stock/card/card-photo-sources'
import { gridAttributes } from './grid-attributes'
import { arrangeVehicles, selectedCarTypes, promoEvery } from './arrange-vehicles'
import { LastRowTile } from './last-row-tile'
import { NoResults, NoStock, NoSuchPage } from './no-results'
import { PromoCard } from './promo-card'
import { RefineLinks } from './last-page-hints'
import { NearestMatchesView } from '../nearest/nearest-matches'
import { useNearest, type NearestOfSearch } from '../nearest/use-nearest'
import { toSaveHref } from '../save/save-href'
import { useStockSearch } from '../search-context'
import { useSearchEvent } from '../query/use-search-event'

const SearchFailed = () => {
  const { retry, found, noun } = useStockSearch()
  return (
    <div role="alert" className="border-problem bg-raised mb-4 flex flex-wrap items-center gap-3 rounded-md border p-4">
      <p className="min-w-0 flex-1 text-sm">
        {found === null ? (
          <strong className="font-semibold">We couldn’t load the results.</strong>
        ) : (
          <>
            <strong className="font-semibold">We couldn’t update your search.</strong> The {noun[1]} below are from your
            last search.
          </>
        )}
      </p>
      <button type="button" onClick={retry} className={button('secondary')}>
        Try again
      </button>
    </div>
  )
}

/** Number of cards rendered at once: as many as fit the screen; phones have one column. */
const initialCardCount = (): number => (window.matchMedia('(width < 40rem)').matches ? 3 : 6)

/** Height of the cards that render at once, from the top of the results. */
const INITIAL_CARDS_HEIGHT_PX = 1000

/** True if the cards that render later are below the viewport, and so not visible meanwhile. */
const isRestBelowViewport = (): boolean =>
  (document.getElementById('results')?.getBoundingClientRect().top ?? 0) + INITIAL_CARDS_HEIGHT_PX > window.innerHeight

/**
 * Renders the first cards at once, and the others deferred in place of the previous ones: visible content updates
 * without waiting for what is below.
 */
const useGradually = (vehicles: readonly CardView[]) => {
  const deferred = useDeferredValue(vehicles)
  return useMemo(() => {
    const count = deferred === vehicles ? vehicles.length : initialCardCount()
    if (vehicles.length <= count) return { views: vehicles, partly: undefined }
    const partly = isRestBelowViewport() ? 'unseen' : 'seen'
    const first = vehicles.slice(0, count)
    const ids = new Set(first.map((vehicle) => vehicle.id))
    return { views: [...first, ...deferred.slice(count).filter((vehicle) => !ids.has(vehicle.id))], partly }
  }, [vehicles, deferred])
}

type ResultsProps = { cars: readonly CardRecord[]; promos: readonly Promo[]; now: Date }
type NearestProps = { now: Date; nearest?: NearestOfSearch | undefined }

const PromoTiles = ({ promos }: { promos: readonly Promo[] }) =>
  promos.map((card) => (
    <li key={card.id}>
      <PromoTile card={card} />
    </li>
  ))

/** Words as they were typed: those of the text, or those that were read as filters. */
const useTypedWords = (): string => {
  const { state, found, literalSearch } = useStockSearch()
  const words = removeQuotes(literalSearch?.query ?? state.query)
  return (found?.leftOut ?? []).length > 0 || !hasWords(words) ? '' : words
}

const ResultGrid = ({ cars, promos, now }: ResultsProps) => {
  const { state, switches, noun } = useStockSearch()
  const { look } = useSiteBasics()
  useSearchEvent('forecourt:search', useTypedWords())
  const promoInterval = promoEvery(state, switches.search)
  const promosAfterCard = (count: number): readonly Promo[] =>
    state.page > 1 ? [] : listPromosAfter(promos, count, selectedCarTypes(state, switches.search))
  const { views, partly } = useGradually(useMemo(() => toCardViews(cars, switches, now), [cars, switches, now]))
  return (
    <ul data-partly={partly} {...gridAttributes(look)}>
      <PromoTiles promos={promosAfterCard(0)} />
      {views.map((view, index) => (
        <Fragment key={view.id}>
          <li>
            <VehicleCard
              view={view}
              as="h2"
              layout={cardLayoutOf(look)}
              priority={index === 0}
              eager={index < Number(look.search_columns)}
            />
          </li>
          <PromoTiles promos={promosAfterCard(index + 1)} />
          {promoInterval > 0 && (index + 1) % promoInterval === 0 && (
            <li>
              <PromoCard noun={noun} />
            </li>
          )}
        </Fragment>
      ))}
      <LastRowTile />
    </ul>
  )
}

/** Links of an empty search (SRCH-12): to the same search without filters and to the dealer's refresh path. */
const useNextSteps = () => {
  const { state, switches, link, href, literalSearch } = useStockSearch()
  const { no_results_path: otherPath } = switches.search
  const clearLink = link(withoutFilters(state))
  const query = removeQuotes(literalSearch?.query ?? state.query)
  const words = hasWords(query) ? query : ''
  // The server reads words as filters: a page load, not a step in place.
  const asFilters = isQuoted(state.query) ? href(withQuery(withPage(state, 1), words)) : undefined
  const alertHref = toSaveHref(href(withPage(state, 1)))
  return { refreshPath: clearLink.href, onClear: clearLink.onClick, otherPath, words, asFilters, alertHref }
}

const ZeroResults = ({ now, nearest }: NearestProps) => {
  const nextSteps = useNextSteps()
  const matches = useNearest(nearest)
  return (
    <>
      <NoResults {...nextSteps} />
      {matches && <NearestMatchesView matches={matches} now={now} />}
    </>
  )
}

/** Replaces the cards if there are zero results, or none on this page. */
const EmptyResults = (props: NearestProps) => {
  const { state, found, link, noun, switches } = useStockSearch()
  const { phone } = useSiteBasics()
  const last = found !== null && found.nbHits > 0 ? found.nbPages : 0
  useSearchEvent('forecourt:zero-results', last === 0 ? state.query : '')
  if (last === 0 && isUnfiltered(state))
    return <NoStock plural={noun[1]} phone={phone} otherPath={switches.search.no_results_path} />
  if (last === 0 || state.page <= last) return <ZeroResults {...props} />
  return (
    <NoSuchPage page={state.page} last={last} {...link(withPage(state, last))}>
      <RefineLinks />
    </NoSuchPage>
  )
}

const useVehicles = (): { readonly cars: readonly CardRecord[]; readonly known: boolean } => {
  const { status, switches, found } = useStockSearch()
  const isLoading = status === 'loading' || status === 'stalled'
  const { hits = [], before } = found ?? {}
  return {
    cars: useMemo(() => arrangeVehicles(hits, switches.search, before), [hits, switches, before]),
    known: found !== null && !(isLoading && found.nbHits === 0),
  }
}

/**
 * Results of the search; those of the previous one stay while the next is loading and if it fails (SRCH-13). Before the
 * first response placeholders show, because zero results are not known yet.
 */
export const Results = ({ promos, now, nearest }: Omit<ResultsProps, 'cars'> & NearestProps) => {
  const { status, found } = useStockSearch()
  const { look } = useSiteBasics()
  const { cars, known } = useVehicles()
  if (found === null && status === 'error') return <SearchFailed />
  if (!known) {
    return (
      <div className="results" aria-busy>
        <ul aria-hidden {...gridAttributes(look)}>
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <VehicleCardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div className="results" aria-busy={status === 'loading' || status === 'stalled'}>
      {status === 'error' && <SearchFailed />}
      <div className={`transition-opacity duration-200 ${status === 'stalled' ? 'opacity-60' : ''}`}>
        {cars.length > 0 ? (
          <ResultGrid cars={cars} promos={promos} now={now} />
        ) : (
          <EmptyResults now={now} nearest={nearest} />
        )}
      </div>
    </div>
  )
}
