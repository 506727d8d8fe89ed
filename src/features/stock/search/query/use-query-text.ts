import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { isQuoted, toQuotedText } from '@/src/domain/stock/search-words/quoted'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { withQuery } from '@/src/domain/stock/search-url/search-changes'
import { useStockSearch } from '../search-context'
import { addRequest, restoreText, settleDraft, showSearch, typeDraft, type QueryDraft } from './query-draft'
import type { createWordsReader } from './words-reader'

/** Pause in typing before the search runs (SRCH-01). */
const DEBOUNCE_MS = 300

/** From the first letter until the text is sent or the box is left: its searches share an entry of the history. */
type Typing = { readonly base: SearchState; readonly id: number }
const beginTyping = (base: SearchState): Typing => ({ base, id: Date.now() })

type WordsReader = ReturnType<typeof createWordsReader>

/** Takes over text typed before hydration, which is in the field only. */
const useEarlyText = (
  field: RefObject<HTMLInputElement | null>,
  currentText: string,
  onEarlyText: (text: string) => void,
): void => {
  const checked = useRef(false)
  useEffect(() => {
    if (checked.current) return
    checked.current = true
    const early = field.current?.value ?? currentText
    if (early !== currentText) onEarlyText(early)
  })
}

/** Reads words as filters; the reader is loaded on first use. */
const useWordsReader = () => {
  const { requestFacets, switches, distance } = useStockSearch()
  const reader = useRef<Promise<WordsReader>>(undefined)
  return useCallback(
    async (state: SearchState, text: string): Promise<SearchState | undefined> => {
      if (isQuoted(text) || text.trim() === '') return undefined
      try {
        reader.current ??= import('./words-reader').then((module) =>
          module.createWordsReader(requestFacets, switches, distance?.requestPlace),
        )
        return await (await reader.current).read(state, text)
      } catch (error) {
        reader.current = undefined
        console.warn('Words could not be read as filters; they are searched for as text.', error)
        return undefined
      }
    },
    [requestFacets, switches, distance],
  )
}

/**
 * The search that new words refine. They replace earlier words: while the filters are those that the last words were read
 * as, new ones begin from the search before them. Filters that a shopper chose since stay, and so does the order.
 */
export const useSearchBefore = (): SearchState => {
  const { state, literalSearch } = useStockSearch()
  return useMemo(() => {
    if (!literalSearch) return withQuery(state, '')
    const { sortBy: _, ...before } = withQuery(literalSearch, '')
    return { ...before, ...(state.sortBy && { sortBy: state.sortBy }) }
  }, [state, literalSearch])
}

/** Calls back when the shopper goes back or forward, and when the box leaves the page. */
const useBackOrLeave = (onLeave: () => void): void => {
  useEffect(() => {
    window.addEventListener('popstate', onLeave)
    return () => {
      window.removeEventListener('popstate', onLeave)
      onLeave()
    }
  }, [onLeave])
}

/** Calls back each time a search fails. */
const useFailure = (onFailure: () => void): void => {
  const { failure } = useStockSearch()
  const latest = useRef(onFailure)
  useEffect(() => {
    latest.current = onFailure
  })
  useEffect(() => {
    if (failure !== undefined) latest.current()
  }, [failure])
}

/**
 * Text of the search box. While a shopper types, words that name filters refine the previous search (the base) and stay
 * in the box; after blur or submit only the words that were not understood stay in it (SRCH-19).
 */
export const useQueryText = (field: RefObject<HTMLInputElement | null>) => {
  const { state, status, go, goToFilters } = useStockSearch()
  const { query } = state
  const [draft, setDraft] = useState<QueryDraft>()
  const typing = useRef<Typing>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const before = useSearchBefore()
  const latest = useRef(before)
  /** The text of the latest search, and what remains of it in the box. */
  const searched = useRef({ text: '', remaining: '' })
  const readWords = useWordsReader()
  useFailure(() => {
    const { text } = searched.current
    searched.current = { text, remaining: text }
    setDraft((current) => restoreText(current, text))
  })
  useLayoutEffect(() => {
    latest.current = before
    // A search that is late or fails is displayed too. Its words are needed again until it is answered.
    if (status === 'idle') setDraft((current) => showSearch(current, state))
  }, [state, status, before])

  const search = async (text: string, isFinal: boolean, ownTimer: typeof timer.current): Promise<void> => {
    const { base: from, id } = typing.current ?? beginTyping(latest.current)
    const read = await readWords(from, text)
    if (timer.current !== ownTimer) return
    timer.current = undefined
    const next = read ?? withQuery(from, text)
    searched.current = { text, remaining: next.query }
    setDraft((current) => addRequest(current, next))
    if (read) goToFilters(next, withQuery(from, toQuotedText(text)), id)
    else go(next, id)
    if (isFinal || document.activeElement !== field.current) setDraft((current) => settleDraft(current, next.query))
    if (isFinal) typing.current = undefined
  }
  const scheduleSearch = (text: string, wait: number): void => {
    typing.current ??= beginTyping(latest.current)
    setDraft((current) => typeDraft(current, text, state))
    clearTimeout(timer.current)
    const ownTimer: typeof timer.current = setTimeout(() => void search(text, wait === 0, ownTimer), wait)
    timer.current = ownTimer
  }
  const leave = (): void => {
    if (timer.current !== undefined) return
    typing.current = undefined
    setDraft((current) => settleDraft(current, searched.current.remaining))
  }
  /** Forgets what was typed, because the search is replaced by another. */
  const discard = useCallback((): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    typing.current = undefined
    setDraft(undefined)
  }, [])
  useBackOrLeave(discard)
  useEarlyText(field, query, (text) => scheduleSearch(text, DEBOUNCE_MS))
  return {
    text: draft?.text ?? query,
    type: (text: string) => scheduleSearch(text, DEBOUNCE_MS),
    send: (text: string) => scheduleSearch(text, 0),
    leave,
    discard,
  }
}
