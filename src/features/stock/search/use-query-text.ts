import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isQuoted, wordsOnly } from '@/src/domain/stock/search-words/quoted'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { withQuery } from '@/src/domain/stock/search-url/steps'
import { useStockSearch } from './search-context'
import type { openWordsReader } from './words-reader'

/** Pause in typing before the search runs (SRCH-01). */
const debounce = 300

type Reader = ReturnType<typeof openWordsReader>

/** Takes over text typed before hydration, which is in the field only. */
const useEarlyText = (field: RefObject<HTMLInputElement | null>, known: string, take: (text: string) => void): void => {
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    const early = field.current?.value ?? known
    if (early !== known) take(early)
  })
}

/** Reads words as filters; the reader is loaded on first use. */
const useReader = () => {
  const { askFacets, switches } = useStockSearch()
  const reader = useRef<Promise<Reader>>(undefined)
  return useCallback(
    async (state: SearchState, text: string): Promise<SearchState | undefined> => {
      if (isQuoted(text) || text.trim() === '') return undefined
      try {
        reader.current ??= import('./words-reader').then((one) => one.openWordsReader(askFacets, switches.search))
        return await (
          await reader.current
        )(state, text)
      } catch (error) {
        reader.current = undefined
        console.warn('Words could not be read as filters; they are searched for as text.', error)
        return undefined
      }
    },
    [askFacets, switches],
  )
}

/**
 * Text of the search box. While a shopper types, words that name filters refine the previous search (`base`) and stay
 * in the box; after blur or submit only the words that were not understood stay in it (SRCH-19).
 */
export const useQueryText = (field: RefObject<HTMLInputElement | null>) => {
  const { state, go, goInstead } = useStockSearch()
  const { query } = state
  // The typed text shows until the search it leads to replaces the one it was typed in (`requestedFrom`).
  const [typed, setTyped] = useState<{ readonly text: string; readonly asked?: SearchState }>()
  const base = useRef<SearchState>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(state)
  const read = useReader()
  useEffect(() => {
    latest.current = state
  }, [state])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = async (text: string, sent: boolean, own: typeof timer.current): Promise<void> => {
    const from = base.current ?? latest.current
    const next = await read(withQuery(from, ''), text)
    if (timer.current !== own) return
    timer.current = undefined
    if (next) goInstead(next, withQuery(from, wordsOnly(text)))
    else go(withQuery(from, text))
    if (!next || sent || document.activeElement !== field.current)
      setTyped({ text: next?.query ?? text, asked: latest.current })
    if (sent) base.current = undefined
  }
  const ask = (text: string, wait: number): void => {
    base.current ??= latest.current
    setTyped({ text })
    clearTimeout(timer.current)
    const own: typeof timer.current = setTimeout(() => void search(text, wait === 0, own), wait)
    timer.current = own
  }
  const leave = (): void => {
    if (timer.current !== undefined) return
    base.current = undefined
    setTyped((now) => (now?.asked === undefined ? undefined : now))
  }
  useEarlyText(field, query, (text) => ask(text, debounce))
  return {
    text: typed && (typed.asked === undefined || typed.asked === state) ? typed.text : query,
    type: (text: string) => ask(text, debounce),
    send: (text: string) => ask(text, 0),
    leave,
  }
}
