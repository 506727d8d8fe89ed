import { useCallback, useRef, useState } from 'react'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'

type Change = {
  readonly mapping?: Mapping
  readonly step?: DraftAnswer['step']
  readonly isComplete?: boolean
}

/** A draft whose changes are saved on the server one after the other, so that a reload loses nothing. */
export const useDraft = (initial: DraftAnswer | undefined) => {
  const [draft, setDraft] = useState(initial)
  const [problem, setProblem] = useState<RequestProblem>()
  const queue = useRef(Promise.resolve(true))
  const latest = useRef(draft)

  const replace = useCallback((next: DraftAnswer | undefined) => {
    latest.current = next
    setDraft(next)
  }, [])

  /** Saves all that can be changed, so that the next change repairs one that failed. Resolves with whether it is saved. */
  const change = useCallback((part: Change): Promise<boolean> => {
    const before = latest.current
    if (before === undefined) return Promise.resolve(false)
    const next = { ...before, ...part }
    latest.current = next
    setDraft(next)
    queue.current = queue.current.then(async () => {
      const { mapping, step, isComplete } = next
      const result = await requestPanel(`stock-feeds/${next.feedId}/drafts/${next.id}`, {
        method: 'PATCH',
        body: { mapping, step, isComplete },
      })
      setProblem(result.ok ? undefined : result)
      return result.ok
    })
    return queue.current
  }, [])

  return { draft, replace, change, problem }
}
