'use client'

import { createContext, use, useCallback, useMemo, useRef, type MouseEvent, type ReactNode } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { stockNoun } from '@/src/domain/stock/search-url/title'
import { buildSearchUrl, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import type { Switches } from '@/tenants/switches'
import { fromUiState, toUiState } from './ui-state'

export type StockSearchContext = {
  readonly state: SearchState
  readonly status: 'idle' | 'loading' | 'stalled' | 'error'
  readonly switches: Pick<Switches, 'search' | 'display'>
  /** What the dealer sells, one and many. */
  readonly noun: readonly [string, string]
  /** The page's own address without its query string. */
  readonly path: string
  readonly href: (next: SearchState) => string
  readonly go: (next: SearchState) => void
  /** Asks again for what failed. */
  readonly retry: () => void
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
  children: ReactNode
}

/** What every part of the search page needs of the search in force, and the one way to change it. */
export const StockSearchScope = ({ rules, switches, itemTypes, children }: Props) => {
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
  const value = useMemo((): StockSearchContext => {
    const href = (next: SearchState): string => buildSearchUrl(next, rules)
    return {
      state,
      status,
      switches,
      noun: stockNoun(itemTypes),
      path: href(state).split('?', 1)[0] ?? '/',
      href,
      go,
      // A failed search falls back to the one before it, address included: what failed is remembered here.
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
  }, [state, status, switches, itemTypes, rules, go])
  return <Context value={value}>{children}</Context>
}

export const useStockSearch = (): StockSearchContext => {
  const value = use(Context)
  if (!value) throw new Error('Parts of the search page stand inside StockSearch.')
  return value
}
