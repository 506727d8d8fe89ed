import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { PanelSearchAnswer, PanelSearchGroup } from '@/src/domain/panel/search/search-results'
import { parseSearchText } from '@/src/domain/panel/search/search-text'

/** Debounce of typing before the server is queried. */
const DEBOUNCE_MS = 150

type Answer = { readonly text: string; readonly groups: readonly PanelSearchGroup[]; readonly problem?: string }

export type PanelSearchState = {
  readonly state: 'idle' | 'loading' | 'failed' | 'done'
  /** While an answer is awaited, the results of the text before. */
  readonly groups: readonly PanelSearchGroup[]
  readonly problem?: string | undefined
  readonly retry: () => void
}

/** Searches the panel for typed text (ADM-07). */
export const usePanelSearch = (typedText: string): PanelSearchState => {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const text = parseSearchText(typedText)?.text ?? ''
  useEffect(() => {
    if (text === '') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const load = async (): Promise<void> => {
      const query = new URLSearchParams({ text }).toString()
      const result = await requestPanel<PanelSearchAnswer>(`panel-search?${query}`, { signal })
      if (signal.aborted) return
      setAnswer(result.ok ? { text, groups: result.body.groups } : { text, groups: [], problem: result.message })
    }
    const timer = setTimeout(() => void load(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, attempt])
  const retry = useCallback(() => {
    setAnswer(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const groups = answer?.groups ?? []
  if (text === '') return { state: 'idle', groups: [], retry }
  if (answer?.text !== text) return { state: 'loading', groups, retry }
  return { state: answer.problem === undefined ? 'done' : 'failed', groups, problem: answer.problem, retry }
}
