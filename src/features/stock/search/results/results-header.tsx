import type { ReactNode } from 'react'
import { withPage } from '@/src/domain/stock/search-url/search-changes'
import type { IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { Icon } from '@/src/ui/icon'
import { PriceSwitch } from '../../card/price-switch'
import { ActiveChips } from '../query/active-chips'
import { activeChips } from '../query/chips'
import { RelaxationNotice } from './relaxation-notice'
import { toSaveHref } from '../save/save-href'
import { ResultCount } from './result-count'
import { CrossedNotice, WordlessNotice } from '../query/input-notices'
import { useStockSearch } from '../search-context'
import { SortSelect } from './sort-select'
import { UnreadWords } from '../query/unread-words'

export const FiltersButton = ({ open, className = 'flex-1 lg:hidden' }: { open: () => void; className?: string }) => {
  const { state } = useStockSearch()
  const count = activeChips(state).length
  return (
    <a
      href="#filters"
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
      className={`rounded-button border-border-strong bg-raised hover:border-ink inline-flex h-11 items-center justify-center gap-2 border px-4 text-sm font-semibold ${className}`}
    >
      <Icon name="sliders-horizontal" className="size-4" />
      Filters
      {count > 0 && (
        <span className="bg-accent text-on-accent flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs tabular-nums">
          {count}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </a>
  )
}

/** A separate page, so that it works without script and adds nothing to the search. */
const SaveLink = () => {
  const { state, href } = useStockSearch()
  return (
    <a
      href={toSaveHref(href(withPage(state, 1)))}
      rel="nofollow"
      className="text-accent-text inline-flex min-h-11 items-center gap-2 px-2 text-sm font-semibold whitespace-nowrap hover:underline lg:min-h-9"
    >
      <Icon name="bell" className="size-5" />
      <span className="max-sm:hidden">Save this search</span>
      <span className="sm:hidden">Save search</span>
    </a>
  )
}

/** On phones the field with its error is in the closed sheet, so the results say it too. */
const PlaceNotice = () => {
  const { state, distance, noun } = useStockSearch()
  if (!distance?.unknownPlace || state.near) return null
  return (
    <p role="status" className="py-1 text-sm lg:hidden">
      {distance.unknownPlace.problem} These are our {noun[1]} at all locations.
    </p>
  )
}

/** Filters and sorting of a small screen, which stay in view. */
export const StickyBar = ({ onOpenFilters }: { readonly onOpenFilters: () => void }) => (
  <div className="border-border bg-surface sticky top-(--sticky-top,0px) z-20 -mx-4 flex gap-2 border-b px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
    <FiltersButton open={onOpenFilters} />
    <div className="flex-1">
      <SortSelect id="sort-small" />
    </div>
  </div>
)

/** Without a repayment on any card there is nothing to switch. */
const PricesSwitch = () => {
  const { found } = useStockSearch()
  const hasRepayments = found?.hits.some(({ weekly_price: weekly }) => weekly !== undefined) ?? true
  return hasRepayments && <PriceSwitch />
}

type ResultsHeaderProps = {
  /** The words that were not read as filters. */
  readonly unread: IgnoredWords
  readonly allFilters: ReactNode
  readonly mapSwitch: ReactNode
}

/** The number of results with the controls of their list, and below them the filters and notices of the search. */
export const ResultsHeader = ({ allFilters, mapSwitch, unread }: ResultsHeaderProps) => (
  <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-4">
    {/* The count takes what the controls leave: whether the row wraps must not depend on a font that comes late. */}
    <div className="flex items-center gap-4 lg:min-w-0 lg:flex-1">
      {allFilters}
      <ResultCount />
    </div>
    <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-4">
      <SaveLink />
      {mapSwitch}
      <PricesSwitch />
      <div className="max-lg:hidden">
        <SortSelect id="sort" />
      </div>
    </div>
    <div className="w-full empty:hidden">
      <ActiveChips />
      <PlaceNotice />
      <WordlessNotice />
      <CrossedNotice />
      <UnreadWords first={unread} />
      <RelaxationNotice />
    </div>
  </div>
)
