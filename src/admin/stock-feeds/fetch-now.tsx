import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FetchedRun, FetchStatus } from '@/src/services/stock/fetch-now'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { formatProgress, formatRunResult } from './run-texts'

const POLL_MS = 1000

const requestStatus = async (feedId: string, method: 'GET' | 'POST'): Promise<FetchStatus | string> => {
  const result = await requestPanel<FetchStatus>(`stock-feeds/${feedId}/fetch`, { method })
  if (!result.ok) return result.message
  return method === 'POST' ? { isRunning: true } : result.body
}

const Result = ({ run }: { readonly run: FetchedRun }) => (
  <>
    {formatRunResult(run)} <a href={`/admin/collections/stock-imports/${run.id}`}>See the report</a>
  </>
)

/** The state of the feed's fetch, polled while it runs, also if another person or the schedule started it. */
const useFetch = (feedId: string) => {
  const [status, setStatus] = useState<FetchStatus>()
  const [problem, setProblem] = useState<string>()
  /** True once a fetch has been seen running, so that its end is a result and not an old import. */
  const [wasRunning, setWasRunning] = useState(false)
  const timer = useRef(0)

  const poll = useCallback(async (): Promise<void> => {
    const answer = await requestStatus(feedId, 'GET')
    if (typeof answer === 'string') {
      setProblem(answer)
      return
    }
    setStatus(answer)
    if (!answer.isRunning) return
    setWasRunning(true)
    timer.current = window.setTimeout(() => void poll(), POLL_MS)
  }, [feedId])
  useEffect(() => {
    timer.current = window.setTimeout(() => void poll(), 0)
    return () => window.clearTimeout(timer.current)
  }, [poll])

  const start = async () => {
    setProblem(undefined)
    const answer = await requestStatus(feedId, 'POST')
    if (typeof answer === 'string') {
      setProblem(answer)
      return
    }
    setStatus(answer)
    // A fetch may end before the first poll.
    setWasRunning(true)
    await poll()
  }
  return { status, problem, wasRunning, start }
}

const Outcome = ({ status, wasRunning }: { readonly status: FetchStatus; readonly wasRunning: boolean }) => {
  if (status.isRunning) return formatProgress(status.run)
  return wasRunning && status.run ? <Result run={status.run} /> : null
}

type Props = {
  readonly feedId: string
  /** False while the form has another address, which would not be fetched yet. */
  readonly isUrlSaved: boolean
}

/** Fetches the feed's address now, with progress and the result in words. It also shows a fetch that runs already. */
export const FetchNow = ({ feedId, isUrlSaved }: Props) => {
  const { status, problem, wasRunning, start } = useFetch(feedId)
  return (
    <div>
      <Button size="small" disabled={status?.isRunning === true || !isUrlSaved} onClick={() => void start()}>
        Fetch now
      </Button>{' '}
      {!isUrlSaved && <span>Save the new address first.</span>}
      <p role="status">{problem ?? (status && <Outcome status={status} wasRunning={wasRunning} />)}</p>
    </div>
  )
}
