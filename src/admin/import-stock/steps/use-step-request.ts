import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'

type State<T> = { readonly answer?: T; readonly problem?: RequestProblem; readonly isBusy: boolean }

/**
 * Asks the server to read the draft's file as a step opens, after all choices have been saved. `reload` asks again;
 * answers that have been overtaken are dropped.
 */
export const useStepRequest = <T>(
  { feedId, id }: Pick<DraftAnswer, 'feedId' | 'id'>,
  path: 'values' | 'check',
  save: () => Promise<boolean>,
) => {
  const [state, setState] = useState<State<T>>({ isBusy: true })
  const turn = useRef(0)
  const reload = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    setState({ isBusy: true })
    await save()
    const result = await requestPanel<T>(`stock-feeds/${feedId}/drafts/${id}/${path}`, { body: {}, answers: [422] })
    if (turn.current !== mine) return
    setState(result.ok ? { isBusy: false, answer: result.body } : { isBusy: false, problem: result })
  }, [feedId, id, path, save])
  const first = useRef(reload)
  useEffect(() => {
    void first.current()
  }, [])
  return { ...state, reload }
}
