import { useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import type { ImportResult } from '@/src/services/stock/import-report'
import { requestFeed, type RequestProblem } from '../draft-requests'

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
    const stored = await requestFeed<DraftAnswer>(feedId, 'GET', `drafts/${id}`)
    if (stored.ok) end(stored.body)
    else fail(stored.problem)
  }
  const start = async (allowRemoval: boolean) => {
    setProblem(undefined)
    setImporting(true)
    const result = await requestFeed<ImportResult>(feedId, 'POST', `drafts/${id}/import`, { allowRemoval }, [422])
    if (result.ok) {
      if (result.body.ok) await readResult()
      else fail({ message: result.body.message })
      // The server may have begun although its answer was lost: the progress says how it ends.
    } else if (result.status !== 0) fail(result.problem)
  }
  return { isImporting, problem, start, end }
}
