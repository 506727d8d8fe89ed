import { useEffect, useRef, useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import type { FetchStatus } from '@/src/services/stock/fetch-now'
import { requestPanel } from '@/src/admin/requests/request-panel'

type Props = {
  readonly draft: DraftAnswer
  /** Rows of the file. */
  readonly total: number
  /** Called with the stored draft once it is no longer being imported, also if another tab imports it. */
  readonly onEnd: (draft: DraftAnswer) => void
}

const POLL_MS = 1000

const progressText = (counts: NonNullable<FetchStatus['run']>['counts'], total: number): string => {
  const { read = 0, created = 0, updated = 0 } = counts ?? {}
  const written = created + updated
  if (written > 0) return `${formatCount(written, 'vehicle')} saved…`
  return read > 0
    ? `${formatInteger(read)} of ${formatCount(total, 'row')} read…`
    : `Reading ${formatCount(total, 'row')}…`
}

/** A refused import opens its draft again, with its result. */
const hasEnded = ({ state, result }: DraftAnswer): boolean => state === 'done' || (state === 'open' && result !== null)

/** The progress of a running import, which goes on if the page is closed. */
export const ImportProgress = ({ draft, total, onEnd }: Props) => {
  const [text, setText] = useState('Starting…')
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const { feedId, id } = draft
  useEffect(() => {
    let isStopped = false
    const poll = async () => {
      const stored = await requestPanel<DraftAnswer>(`stock-feeds/${feedId}/drafts/${id}`)
      if (isStopped) return
      if (stored.ok && hasEnded(stored.body)) {
        end.current(stored.body)
        return
      }
      const status = await requestPanel<FetchStatus>(`stock-feeds/${feedId}/fetch`)
      if (isStopped) return
      if (status.ok && status.body.run?.state === 'running') setText(progressText(status.body.run.counts, total))
      timer = window.setTimeout(() => void poll(), POLL_MS)
    }
    let timer = window.setTimeout(() => void poll(), POLL_MS)
    return () => {
      isStopped = true
      window.clearTimeout(timer)
    }
  }, [feedId, id, total])
  return (
    <div className="import-stock__progress">
      <progress aria-label="Import" />
      <p role="status">{text}</p>
      <p className="import-stock__help">
        You can leave this page. The import goes on, and you’ll find its result here.
      </p>
    </div>
  )
}
