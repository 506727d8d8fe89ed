import { useCallback, useEffect, useRef, useState } from 'react'
import {
  buildCatalogueParams,
  type CatalogueFields,
  type CatalogueSearch,
  parseCatalogueParams,
} from '@/src/domain/catalogue/address'
import { recentAnswers } from '@/src/domain/catalogue/recent'
import type { CatalogueAnswer } from '@/src/domain/catalogue/search'

export type Shown<R> = { readonly search: CatalogueSearch; readonly answer: CatalogueAnswer<R> }

type Options<R> = {
  /** Paths of the page and of its endpoint: both read the same query string. */
  readonly path: string
  readonly endpoint: string
  readonly fields: CatalogueFields
  readonly initial: Shown<R>
}

const ask = async <R>(address: string, signal: AbortSignal): Promise<CatalogueAnswer<R>> => {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The search failed with status ${response.status}.`)
  return (await response.json()) as CatalogueAnswer<R>
}

/** Shows the search in the address on Back and Forward. */
const useWayBack = (path: string, fields: CatalogueFields, show: (search: CatalogueSearch) => void): void => {
  useEffect(() => {
    const back = (): void => {
      // On navigation to another page this one is about to be removed.
      if (window.location.pathname === path) show(parseCatalogueParams(window.location.search, fields))
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
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
    const kept = recentAnswers<CatalogueAnswer<R>>()
    kept.put(buildCatalogueParams(initial.search), initial.answer)
    return kept
  })
  const running = useRef<AbortController>(undefined)
  const asked = useRef(initial.search)

  const show = useCallback(
    (search: CatalogueSearch): void => {
      asked.current = search
      running.current?.abort()
      const params = buildCatalogueParams(search)
      const known = recent.get(params)
      if (known) {
        setShown({ search, answer: known })
        setStatus('idle')
        return
      }
      const control = new AbortController()
      running.current = control
      setStatus('loading')
      ask<R>(`${endpoint}?${params}`, control.signal).then(
        (answer) => {
          recent.put(params, answer)
          setShown({ search, answer })
          setStatus('idle')
        },
        () => {
          if (!control.signal.aborted) setStatus('error')
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

  useEffect(() => () => running.current?.abort(), [])
  useWayBack(path, fields, show)

  const go = useCallback(
    (search: CatalogueSearch): void => {
      window.history.pushState(null, '', href(search))
      show(search)
    },
    [href, show],
  )

  return { shown, status, href, go, retry: () => show(asked.current), latest: () => asked.current }
}
