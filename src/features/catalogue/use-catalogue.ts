import { useCallback, useEffect, useRef, useState } from 'react'
import {
  buildCatalogueParams,
  type CatalogueFields,
  type CatalogueSearch,
  parseCatalogueParams,
} from '@/src/domain/catalogue/search-params'
import { createRecentResults } from '@/src/domain/catalogue/recent-results'
import type { CatalogueResult } from '@/src/domain/catalogue/search'

export type CatalogueState<R> = { readonly search: CatalogueSearch; readonly answer: CatalogueResult<R> }

type Options<R> = {
  /** Paths of the page and of its endpoint: both read the same query string. */
  readonly path: string
  readonly endpoint: string
  readonly fields: CatalogueFields
  readonly initial: CatalogueState<R>
}

const fetchCatalogue = async <R>(url: string, signal: AbortSignal): Promise<CatalogueResult<R>> => {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The search failed with status ${response.status}.`)
  return (await response.json()) as CatalogueResult<R>
}

/** Shows the search in the address on Back and Forward. */
const useHistoryNavigation = (path: string, fields: CatalogueFields, show: (search: CatalogueSearch) => void): void => {
  useEffect(() => {
    const handlePopState = (): void => {
      // On navigation to another page this one is about to be removed.
      if (window.location.pathname === path) show(parseCatalogueParams(window.location.search, fields))
    }
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [show, fields, path])
}

/**
 * State of a search page. Each search updates the address and aborts the one before; the ten latest results are cached
 * (STK-08). The current results stay while another search is loading, and if it fails (SRCH-13).
 */
export const useCatalogue = <R>({ path, endpoint, fields, initial }: Options<R>) => {
  const [shown, setShown] = useState(initial)
  const [status, setStatus] = useState<'idle' | 'loading' | 'error'>('idle')
  const [recent] = useState(() => {
    const cache = createRecentResults<CatalogueResult<R>>()
    cache.set(buildCatalogueParams(initial.search), initial.answer)
    return cache
  })
  const request = useRef<AbortController>(undefined)
  const latestSearch = useRef(initial.search)

  const show = useCallback(
    (search: CatalogueSearch): void => {
      latestSearch.current = search
      request.current?.abort()
      const params = buildCatalogueParams(search)
      const cached = recent.get(params)
      if (cached) {
        setShown({ search, answer: cached })
        setStatus('idle')
        return
      }
      const controller = new AbortController()
      request.current = controller
      setStatus('loading')
      fetchCatalogue<R>(`${endpoint}?${params}`, controller.signal).then(
        (answer) => {
          recent.set(params, answer)
          setShown({ search, answer })
          setStatus('idle')
        },
        () => {
          if (!controller.signal.aborted) setStatus('error')
        },
      )
    },
    [endpoint, recent],
  )

  const href = useCallback(
    (search: CatalogueSearch): string => {
      const params = buildCatalogueParams(search)
      return params === '' ? path : `${path}?${params}`
    },
    [path],
  )

  useEffect(() => () => request.current?.abort(), [])
  useHistoryNavigation(path, fields, show)

  const go = useCallback(
    (search: CatalogueSearch): void => {
      window.history.pushState(null, '', href(search))
      show(search)
    },
    [href, show],
  )

  return { shown, status, href, go, retry: () => show(latestSearch.current), latest: () => latestSearch.current }
}
