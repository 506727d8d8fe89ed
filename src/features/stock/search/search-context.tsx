'use client'

import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { UiState } from 'instantsearch.js'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import { normalSearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { stockNoun } from '@/src/domain/stock/search-url/title'
import { buildSearchUrl, parseSearchUrl, searchSegments, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import type { CardRecord } from '@/src/domain/stock/card'
import type { ListField, RangeField } from '@/src/domain/stock/search-url/fields'
import type { Switches } from '@/tenants/switches'
import type { CardSwitches } from '../card-view'
import { keepWords, keptWords } from './kept-words'
import { connectStock, fromUiState, toUiState } from './ui-state'
import type { AskFacets } from './words-reader'

type Counts = Readonly<Record<string, number>>

/** What a search found, of InstantSearch's results. */
export type StockFound = {
  readonly nbHits: number
  readonly nbPages: number
  readonly hits: readonly CardRecord[]
  /** The car before the page, which was asked for with it (SRCH-11). */
  readonly before?: Pick<CardRecord, 'sold'>
  /** Words of the text that were left out, since nothing was found with them (SRCH-19). */
  readonly leftOut?: readonly string[]
  readonly disjunctiveFacets: readonly {
    readonly name: string
    readonly data?: Counts
    readonly stats?: { readonly min: number; readonly max: number }
  }[]
}

type LinkAttributes = { readonly href: string; readonly onClick: (event: MouseEvent) => void }

export type StockSearchContext = {
  readonly state: SearchState
  readonly status: 'idle' | 'loading' | 'stalled' | 'error'
  /** What the last search found; null before the first answer. */
  readonly found: StockFound | null
  readonly switches: Pick<Switches, 'search'> & CardSwitches
  /** What the dealer sells, one and many. */
  readonly noun: readonly [string, string]
  /** The page's own address without its query string. */
  readonly path: string
  /** Whether the page was asked for with every value of every filter in its HTML. */
  readonly whole: boolean
  /** Whether its address is long: each value of each filter repeats it. */
  readonly long: boolean
  readonly href: (next: SearchState) => string
  readonly go: (next: SearchState) => void
  /** The search last asked for, also before the page has been drawn for it. */
  readonly latest: () => SearchState
  /** Asks again for what failed. */
  readonly retry: () => void
  /** The search for a shopper's words as they stand, while the filters in force were read from them (SRCH-19). */
  readonly instead: SearchState | undefined
  /** Goes where a shopper's words lead; `words` is the search for the words themselves. */
  readonly goInstead: (next: SearchState, words: SearchState) => void
  readonly askFacets: AskFacets
  /** The attributes of a link to another search: a real address, followed without loading the page anew. */
  readonly link: (next: SearchState) => LinkAttributes
  /** The same for a step from whatever search is in force when it is pressed. */
  readonly stepLink: (change: (state: SearchState) => SearchState) => LinkAttributes
}

const Context = createContext<StockSearchContext | undefined>(undefined)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type Props = {
  rules: SearchUrlRules
  switches: Pick<Switches, 'search'> & CardSwitches
  itemTypes: readonly string[]
  instead: string | undefined
  whole: boolean
  askFacets: AskFacets
  /** Called when another search is shown. */
  onShown: () => void
  children: ReactNode
}

/** Characters of a query string which sixty values more or less would still repeat within the weight of a page. */
const longest = 80

/** What a search is narrowed by, whatever its page and order. */
const narrowedBy = ({ query, lists, ranges }: SearchState): string => JSON.stringify([query, lists, ranges])

/** The address of what narrows a search: the same for each of its pages and orders. */
const narrowedAddress = ({ query, lists, ranges }: SearchState, rules: SearchUrlRules): string =>
  buildSearchUrl({ query, lists, ranges, page: 1 }, rules)

const openKept = (): Storage => sessionStorage

/** Remembers what the filters in force were read from, until they are others; also for a reload of the page. */
const useInstead = (state: SearchState, address: string | undefined, rules: SearchUrlRules) => {
  const wordsAt = useCallback(
    (back: string): SearchState => {
      const [path = '', query = ''] = back.split('?')
      return parseSearchUrl(searchSegments(path), query, rules)
    },
    [rules],
  )
  const [meant, setMeant] = useState(() =>
    address === undefined ? undefined : { by: narrowedBy(state), words: wordsAt(address) },
  )
  const first = useRef(state)
  useEffect(() => {
    // After the first paint: the server knows nothing of what the tab keeps.
    const kept = keptWords(openKept, narrowedAddress(first.current, rules))
    if (kept !== undefined) setMeant((known) => known ?? { by: narrowedBy(first.current), words: wordsAt(kept) })
  }, [rules, wordsAt])
  const note = useCallback(
    (next: SearchState, words: SearchState) => {
      setMeant({ by: narrowedBy(next), words })
      keepWords(openKept, narrowedAddress(next, rules), buildSearchUrl(words, rules))
    },
    [rules],
  )
  return [meant?.by === narrowedBy(state) ? meant.words : undefined, note] as const
}

const pressed = 'data-pressed'
const letGo = (): void => {
  for (const one of document.querySelectorAll(`[${pressed}]`)) one.removeAttribute(pressed)
}

/**
 * Repeats a search that was started while the page hydrated. InstantSearch sends no request until its own effects have
 * run, so such a search would change the address and leave the vehicles as they are. @returns a function to call with
 * each search that starts
 */
const useEarlyPress = (again: (uiState: UiState) => void): ((uiState: UiState) => void) => {
  const early = useRef<UiState>(undefined)
  const ready = useRef(false)
  useEffect(() => {
    // InstantSearch stands above this part, so its effects follow this one's.
    const timer = setTimeout(() => {
      ready.current = true
      const missed = early.current
      early.current = undefined
      if (missed) again(missed)
    })
    return () => clearTimeout(timer)
  }, [again])
  return useCallback((uiState) => {
    if (!ready.current) early.current = uiState
  }, [])
}

/** Goes to searches, and knows which was asked for last: quick presses add up before the page is drawn for them. */
const useSteps = (state: SearchState, failed: boolean, setUiState: (uiState: UiState) => void) => {
  const asked = useRef(state)
  const noteEarly = useEarlyPress(setUiState)
  useEffect(() => {
    // What failed is remembered, to be asked again; the address falls back to the search before it.
    if (!failed) asked.current = state
  }, [state, failed])
  return useMemo(() => {
    const go = (next: SearchState): void => {
      asked.current = next
      const uiState = toUiState(next)
      noteEarly(uiState)
      setUiState(uiState)
    }
    const latest = (): SearchState => (failed ? state : asked.current)
    const follow = (next: () => SearchState) => (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      // What was pressed says so in the next frame, long before the cars of its search can be drawn.
      event.currentTarget.setAttribute(pressed, '')
      go(next())
    }
    return { go, latest, follow, retry: () => go(asked.current) }
  }, [state, failed, setUiState, noteEarly])
}

type Asked = Pick<ReturnType<typeof useInstantSearch>, 'uiState' | 'status' | 'results'>

/**
 * The search as the page shows it: the one before, until its answer is there, fails, or is late (`stalled`). To draw the
 * whole page for a search that is only asked would keep its answer waiting; the control that was pressed shows by itself
 * what was chosen.
 */
const useAnswered = ({ uiState, status, results }: Asked): Asked => {
  const [shown, setShown] = useState<Asked>({ uiState, status, results })
  const same = shown.uiState === uiState && shown.status === status && shown.results === results
  if (same || status === 'loading') return shown
  const answered = { uiState, status, results }
  setShown(answered)
  return answered
}

/** What was found; null before the first answer, in place of which InstantSearch hands out an empty one of its own. */
export const foundOf = (results: object): StockFound | null =>
  '__isArtificial' in results && results.__isArtificial === true ? null : (results as StockFound)

/** What every part of the search page needs of the search in force, and the one way to change it. */
export const StockSearchScope = ({
  rules,
  switches,
  itemTypes,
  instead: address,
  whole,
  askFacets,
  onShown,
  children,
}: Props) => {
  useConnector(connectStock, { switches })
  const { setUiState, ...asked } = useInstantSearch({ catchError: true })
  const { uiState, status, results } = useAnswered(asked)
  const state = fromUiState(uiState)
  useEffect(letGo, [state, status])
  useEffect(onShown, [state, onShown])
  const steps = useSteps(state, status === 'error', setUiState)
  const [instead, noteInstead] = useInstead(state, address, rules)
  const value = useMemo((): StockSearchContext => {
    const { go, latest, follow, retry } = steps
    const href = (next: SearchState): string => buildSearchUrl(next, rules)
    const [path = '/', query = ''] = href(state).split('?')
    return {
      state,
      status,
      found: foundOf(results),
      switches,
      noun: stockNoun(itemTypes),
      path,
      whole,
      long: query.length > longest,
      href,
      go,
      latest,
      retry,
      instead,
      goInstead: (next, words) => {
        const normal = normalSearch(next)
        noteInstead(normal, words)
        go(normal)
      },
      askFacets,
      link: (next) => ({ href: href(next), onClick: follow(() => next) }),
      stepLink: (change) => ({ href: href(change(state)), onClick: follow(() => change(latest())) }),
    }
  }, [state, status, results, switches, itemTypes, rules, steps, instead, noteInstead, whole, askFacets])
  return <Context value={value}>{children}</Context>
}

export const useStockSearch = (): StockSearchContext => {
  const value = use(Context)
  if (!value) throw new Error('Parts of the search page stand inside StockSearch.')
  return value
}

/** Draws its parts after the rest of the page: the cars come first, the two hundred filter values a moment later. */
export const StockSearchLater = ({ children }: { children: ReactNode }) => (
  <Context value={useDeferredValue(useStockSearch())}>{children}</Context>
)

const facetOf = (found: StockFound | null, field: string) =>
  found?.disjunctiveFacets.find((facet) => facet?.name === field)

/** How many cars each value of a field would lead to. */
export const countsOf = (found: StockFound | null, field: ListField): Counts => facetOf(found, field)?.data ?? {}

/** The least and the most of a field among the cars found; undefined where no car says. */
export const statsOf = (found: StockFound | null, field: RangeField) => facetOf(found, field)?.stats
