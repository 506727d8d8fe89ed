'use client'
import { MAX_STOCK_FILE_BYTES } from '@/src/domain/net/body-limits'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { sendToFeed, type FeedAnswer, type FeedRequestState } from './send-to-feed'
import { ImportOutcome } from './import-outcome'
import { FILE_READ_EVENT } from './use-seen-columns'

const sendFile = (id: string, file: File, dryRun: boolean, allowRemoval: boolean): Promise<FeedRequestState> => {
  const query = new URLSearchParams({
    name: file.name,
    'dry-run': dryRun ? '1' : '0',
    'allow-removal': allowRemoval ? '1' : '0',
  })
  return sendToFeed(`/api/stock-feeds/${id}/import?${query.toString()}`, 'application/octet-stream', file)
}

const isRemovalRefused = (answer: FeedAnswer | undefined): boolean =>
  answer?.ok === false && answer.reason === 'removal'

/** Uploads a file to this feed: a trial first, then the import (STK-02). */
export const ImportPanel = () => {
  const { id } = useDocumentInfo()
  const [file, setFile] = useState<File | undefined>()
  const [allowRemoval, setAllowRemoval] = useState(false)
  const [state, setState] = useState<FeedRequestState>({ busy: false })
  const input = useRef<HTMLInputElement>(null)
  if (id === undefined) return <p>Save the feed to import files here.</p>

  const start = (dryRun: boolean) => async () => {
    if (file === undefined) return
    setState({ busy: true })
    setState(await sendFile(String(id), file, dryRun, allowRemoval))
    window.dispatchEvent(new Event(FILE_READ_EVENT))
  }
  const isDisabled = file === undefined || state.busy
  return (
    <section className="field-type" aria-labelledby="stock-upload">
      <h3 id="stock-upload">Import a file</h3>
      <p>
        <label htmlFor="stock-upload-file">CSV or JSON, up to 50 MB </label>
        <input
          id="stock-upload-file"
          ref={input}
          type="file"
          data-max-bytes={MAX_STOCK_FILE_BYTES}
          accept=".csv,.txt,.json,text/csv,application/json"
          onChange={() => {
            setFile(input.current?.files?.[0])
            setAllowRemoval(false)
            setState({ busy: false })
          }}
        />
      </p>
      {isRemovalRefused(state.answer) || allowRemoval ? (
        <p>
          <label>
            <input type="checkbox" checked={allowRemoval} onChange={(event) => setAllowRemoval(event.target.checked)} />{' '}
            Remove these vehicles from the website
          </label>
        </p>
      ) : null}
      <Button size="small" buttonStyle="secondary" disabled={isDisabled} onClick={start(true)}>
        Preview import
      </Button>{' '}
      <Button size="small" disabled={isDisabled || state.answer === undefined} onClick={start(false)}>
        {' '}
        Import file{' '}
      </Button>
      <ImportOutcome {...state} />
    </section>
  )
}
