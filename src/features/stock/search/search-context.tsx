'use client'

import { createContext, use, useCallback, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { normalSearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { stockNoun } from '@/src/domain/stock/search-url/title'
import { buildSearchUrl, parseSearchUrl, searchSegments, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import type { Switches } from '@/tenants/switches'
import { fromUiState, toUiState } from './ui-state'
import type { AskFacets } from './words-reader'

export type StockSearchContext = {
  readonly state: SearchState
  readonly status: 'idle' | 'loading' | 'stalled' | 'error'
  readonly switches: Pick<Switches, 'search' | 'display'>
  /** What the dealer sells, one and many. */
  readonly noun: readonly [string, string]
  readonly href: (next: SearchState) => string
  readonly go: (next: SearchState) => void
  /** Asks again for what failed. */
  readonly retry: () => void
  /** The search for a shopper's words as they stand, while the filters in force were read from them (SRCH-19). */
  readonly instead: SearchState | undefined
  /** Goes where a shopper's words lead; `words` is the search for the words themselves. */
  readonly goInstead: (next: SearchState, words: SearchState) => void
  readonly askFacets: AskFacets
  /** The attributes of a link to another search: a real address, followed without loading the page anew. */
  readonly link: (next: SearchState) => { readonly href: string; readonly onClick: (event: MouseEvent) => void }
}

const Context = createContext<StockSearchContext | undefined>(undefined)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type Props = {
  rules: SearchUrlRules
  switches: Pick<Switches, 'search' | 'display'>
  itemTypes: readonly string[]
  instead: string | undefined
  askFacets: AskFacets
  children: ReactNode
}

/** What a search is narrowed by, whatever its page and order. */
const narrowedBy = ({ query, lists, ranges }: SearchState): string => JSON.stringify([query, lists, ranges])

/** Remembers what the filters in force were read from, until they are others. */
const useInstead = (state: SearchState, address: string | undefined, rules: SearchUrlRules) => {
  const [meant, setMeant] = useState(() => {
    if (address === undefined) return undefined
    const [path = '', query = ''] = address.split('?')
    return { by: narrowedBy(state), words: parseSearchUrl(searchSegments(path), query, rules) }
  })
  const note = useCallback((next: SearchState, words: SearchState) => setMeant({ by: narrowedBy(next), words }), [])
  return [meant?.by === narrowedBy(state) ? meant.words : undefined, note] as const
}

/** What every part of the search page needs of the search in force, and the one way to change it. */
export const StockSearchScope = ({ rules, switches, itemTypes, instead: address, askFacets, children }: Props) => {
  const { uiState, setUiState, status } = useInstantSearch({ catchError: true })
  const { search } = switches
  const state = useMemo(() => fromUiState(uiState, search), [uiState, search])
  const asked = useRef<SearchState>(undefined)
  const go = useCallback(
    (next: SearchState) => {
      asked.current = next
      setUiState(toUiState(next, search, new Date()))
    },
    [setUiState, search],
  )
  const [instead, noteInstead] = useInstead(state, address, rules)
  const value = useMemo((): StockSearchContext => {
    const href = (next: SearchState): string => buildSearchUrl(next, rules)
    return {
      state,
      status,
      switches,
      noun: stockNoun(itemTypes),
      href,
      go,
      // A failed search falls back to the one before it, address included: what failed is remembered here.
      instead,
      goInstead: (next, words) => {
        const normal = normalSearch(next)
        noteInstead(normal, words)
        go(normal)
      },
      askFacets,
      retry: () => go(asked.current ?? state),
      link: (next) => ({
        href: href(next),
        onClick: (event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          go(next)
        },
      }),
    }
  }, [state, status, switches, itemTypes, rules, go, instead, noteInstead, askFacets])
  return <Context value={value}>{children}</Context>
}

export const useStockSearch = (): StockSearchContext => {
  const value = use(Context)
  if (!value) throw new Error('Parts of the search page stand inside StockSearch.')
  return value
}
