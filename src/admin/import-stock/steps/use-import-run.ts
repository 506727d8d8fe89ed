import { useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import type { ImportResult } from '@/src/services/stock/import-report'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'

/** Runs the import of a draft; `onDone` gets the draft as it is stored afterwards. */
export const useImportRun = ({ feedId, id }: DraftAnswer, onDone: (draft: DraftAnswer) => void) => {
  const [isImporting, setImporting] = useState(false)
  const [problem, setProblem] = useState<RequestProblem>()

  const end = (stored: DraftAnswer) => {
    setImporting(false)
    onDone(stored)
  }
  const fail = (found: RequestProblem) => {
    setImporting(false)
    setProblem(found)
  }
  const readResult = async () => {
    const stored = await requestPanel<DraftAnswer>(`stock-feeds/${feedId}/drafts/${id}`)
    if (stored.ok) end(stored.body)
    else fail(stored)
  }
  const start = async (allowRemoval: boolean) => {
    setProblem(undefined)
    setImporting(true)
    const result = await requestPanel<ImportResult>(`stock-feeds/${feedId}/drafts/${id}/import`, {
      body: { allowRemoval },
      answers: [422],
    })
    if (result.ok) {
      if (result.body.ok) await readResult()
      else fail({ message: result.body.message })
      // The server may have begun although its answer was lost: the progress says how it ends.
    } else if (result.status !== 0) fail(result)
  }
  return { isImporting, problem, start, end }
}
