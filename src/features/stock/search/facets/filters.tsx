import { inlineScripts } from '@/src/shared/inline-scripts'
import { useSiteBasics } from '@/src/shared/site-basics'
import { Icon } from '@/src/ui/icon'
import {
  Fragment,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { StockLook } from '@/src/domain/theme/site-theme'
import { button } from '@/src/ui/button'
import { offersSubscription } from '@/src/domain/stock/price/subscription'
import { withoutFilters } from '@/src/domain/stock/search-url/search-changes'
import { activeChips } from '../query/chips'
import { FacetCertified } from './facet-certified'
import { FacetDistance } from './facet-distance'
import { FacetList } from './facet-list'
import { FacetMakes } from './facet-makes'
import { FacetRange } from './facet-range'
import { facetGroups, type FacetGroup } from './facets'
import { useShowMeText } from '../results/result-count'
import { DeferredStockSearch, useStockSearch } from '../search-context'

type FilterPlace = StockLook['search_filters']

/** The warning that belongs to the repayments by which the results are filtered (SHP-04). */
const RepaymentNote = () => {
  const { financeWarning } = useSiteBasics()
  const { noun } = useStockSearch()
  return (
    <div className="text-muted grid gap-1 pt-2 text-xs">
      <p>
        Filters by the estimated repayment. Each {noun[0]} shows its own, with its interest rate and comparison rate*.
      </p>
      {financeWarning && <p>*{financeWarning}</p>}
    </div>
  )
}

/** The filter by weekly repayment: by a switch, and wherever a link or a shopper's words have set it. */
const RepaymentFilter = (group: FacetGroup & { readonly kind: 'range' }) => {
  const { state, switches } = useStockSearch()
  if (!switches.search.repayment_filter && state.ranges[group.field] === undefined) return null
  return <FacetRange {...group} note={<RepaymentNote />} />
}

/** The filter by the price of a subscription, where its prices are shown. */
const SubscriptionFilter = (group: FacetGroup & { readonly kind: 'range' }) => {
  const { switches } = useStockSearch()
  return offersSubscription(switches.display) && <FacetRange {...group} />
}

const RangeFilter = (group: FacetGroup & { readonly kind: 'range' }) => {
  if (group.field === 'weekly_price') return <RepaymentFilter {...group} />
  return group.field === 'subscription_price' ? <SubscriptionFilter {...group} /> : <FacetRange {...group} />
}

const FilterGroup = ({ group }: { group: FacetGroup }) => {
  switch (group.kind) {
    case 'makes':
      return <FacetMakes title={group.title} />
    case 'certified':
      return <FacetCertified title={group.title} />
    case 'colours':
      return <FacetList {...group} swatches />
    case 'range':
      return <RangeFilter {...group} />
    case 'list':
      return <FacetList {...group} />
  }
}

/** Without script collapsed values are never rendered: a link leads to the page that has all of them. */
const AllValuesLink = () => {
  const { state, href, hasAllValues } = useStockSearch()
  const address = href(state)
  if (hasAllValues) return null
  return (
    <noscript>
      <style>{'[data-later]{display:none}'}</style>
      <a href={`${address}${address.includes('?') ? '&' : '?'}more=1#filters`} rel="nofollow" className="facet-more">
        Show all filter options
      </a>
    </noscript>
  )
}

/** With zero results no filter helps, so this lists the active ones; on wide screens they are beside it already. */
const ActiveFilterList = () => {
  const { state, found, link, noun } = useStockSearch()
  const chips = activeChips(state)
  if (found?.nbHits !== 0 || chips.length === 0) return null
  return (
    <div className="grid gap-3 py-4">
      <p className="text-sm">No {noun[1]} match these filters.</p>
      <div className="grid gap-3 lg:hidden">
        <p className="text-sm">Active filters:</p>
        <ul className="grid gap-1">
          {chips.map(({ key, label, next }) => (
            <li key={key}>
              <a
                {...link(next)}
                rel="nofollow"
                className="text-accent-text inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline"
              >
                <Icon name="x" className="size-4 flex-none" />
                <span className="sr-only">Remove filter </span>
                <span className="break-words">{label}</span>
              </a>
            </li>
          ))}
        </ul>
        <a {...link(withoutFilters(state))} className={button('secondary', 'md', 'justify-self-start')}>
          Clear all
        </a>
      </div>
    </div>
  )
}

/** The distance is offered before the filters by location. */
const FIRST_PLACE_FIELD = 'location_name'

const FilterGroups = memo(function FilterGroups() {
  return facetGroups.map((group) => (
    <Fragment key={group.title}>
      {group.kind === 'list' && group.field === FIRST_PLACE_FIELD && <FacetDistance />}
      <FilterGroup group={group} />
    </Fragment>
  ))
})

/** Keeps Tab within the sheet while it covers the page; Escape closes it. */
const useFilterSheet = (open: boolean, close: () => void) => {
  const sheet = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement
      sheet.current?.querySelector<HTMLElement>('[data-close]')?.focus()
      document.documentElement.style.overflow = 'hidden'
      return () => {
        document.documentElement.style.overflow = ''
      }
    }
    // Not in the clean-up above, where the page under the sheet cannot take the focus yet.
    if (opener.current instanceof HTMLElement) opener.current.focus()
    return undefined
  }, [open])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    const focusable = [
      ...(sheet.current?.querySelectorAll<HTMLElement>('a, button, input:not([type=hidden]), summary') ?? []),
    ]
    const visible = focusable.filter((element) => element.offsetParent !== null)
    const edge = event.shiftKey ? visible[0] : visible.at(-1)
    if (document.activeElement !== edge) return
    event.preventDefault()
    ;(event.shiftKey ? visible.at(-1) : visible[0])?.focus()
  }
  return { sheet, onKeyDown }
}

/** Closes an open menu when a shopper presses elsewhere or Escape; loaded only where the filters are menus. */
const useMenus = (place: FilterPlace, sheet: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    if (place !== 'top' || !sheet.current) return undefined
    const controller = new AbortController()
    const element = sheet.current
    import('./filter-menus').then(
      ({ closeMenusOutside }) => closeMenusOutside(element, controller.signal),
      (error: unknown) => console.warn('The filter menus could not be loaded:', error),
    )
    return () => controller.abort()
  }, [place, sheet])
}

type Props = {
  open: boolean
  close: () => void
  /** Where the filters are on wide screens. */
  place: FilterPlace
  /** Opens the sheet, for the filters that the bar has no menu for. */
  allFilters: ReactNode
}

/**
 * All filters: on wide screens a column that scrolls, a bar of menus, or a sheet; on small ones always a sheet over the
 * results (SRCH-18). `search.css` arranges the same elements, so all of it works before script.
 */
export const Filters = ({ open, close, place, allFilters }: Props) => {
  const showMe = useShowMeText()
  const { sheet, onKeyDown } = useFilterSheet(open, close)
  useMenus(place, sheet)
  const dismiss = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    close()
  }
  return (
    <>
      <div
        ref={sheet}
        id="filters"
        className="filters-sheet"
        data-open={open}
        role={open ? 'dialog' : 'region'}
        aria-modal={open || undefined}
        aria-label="Filters"
        onKeyDown={onKeyDown}
      >
        <div className="filters-head">
          <h2 className="text-lg font-semibold">Filters</h2>
          <a
            href="#results"
            data-close
            onClick={dismiss}
            className="rounded-button hover:bg-surface-alt flex size-11 items-center justify-center"
          >
            <Icon name="x" className="size-5" />
            <span className="sr-only">Close filters</span>
          </a>
        </div>
        <div className="filters-list">
          <AllValuesLink />
          <ActiveFilterList />
          <DeferredStockSearch>
            <FilterGroups />
          </DeferredStockSearch>
          {place === 'top' && allFilters}
          {place !== 'top' && <script dangerouslySetInnerHTML={{ __html: inlineScripts.restoreSections }} />}
        </div>
        <div className="filters-foot">
          <a href="#results" onClick={dismiss} className={button('primary', 'lg', 'w-full')}>
            {showMe}
          </a>
        </div>
      </div>
      {/* A press beside the sheet closes it, before script too. */}
      <a href="#results" className="filters-backdrop" tabIndex={-1} aria-hidden onClick={dismiss} />
    </>
  )
}
