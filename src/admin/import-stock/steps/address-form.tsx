import { type FormEvent, useId, useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { findFetchProblem } from '@/src/domain/net/fetch-address'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'
import { Problem } from '../problem'
import type { StartImport } from './file-form'

/** Fetches a file from a web address. An address that the server would refuse is refused as soon as it is typed. */
export const AddressForm = ({ initial, onStart }: { readonly initial: string; readonly onStart: StartImport }) => {
  const id = useId()
  const [url, setUrl] = useState(initial)
  const [problem, setProblem] = useState<RequestProblem>()
  const [isBusy, setBusy] = useState(false)

  const check = (): boolean => {
    const message = url.trim() === '' ? 'Enter the web address of your stock file.' : findFetchProblem(url)
    setProblem(message === undefined ? undefined : { message })
    return message === undefined
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    setBusy(true)
    const found = await onStart((feedId) =>
      requestPanel<DraftAnswer>(`stock-feeds/${feedId}/drafts/fetch`, { body: { url } }),
    )
    setBusy(false)
    setProblem(found)
  }
  return (
    <form
      className="import-stock__field"
      noValidate
      onSubmit={(event) => {
        void send(event)
      }}
    >
      <label htmlFor={id}>Web address of the file</label>
      <span id={`${id}-help`} className="import-stock__help">
        For example, https://www.example.com.au/stock.csv. It must be on the public internet. The file can be CSV or
        JSON.
      </span>
      <input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={url}
        disabled={isBusy}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem !== undefined}
        onBlur={() => {
          if (url.trim() !== '') check()
        }}
        onChange={({ target }) => {
          setUrl(target.value)
          // A message disappears as soon as it is no longer true.
          if (problem !== undefined && findFetchProblem(target.value) === undefined) setProblem(undefined)
        }}
      />
      <Problem id={`${id}-problem`} problem={problem} />
      <div className="panel-buttons">
        <button type="submit" className="panel-button-main" disabled={isBusy}>
          Fetch and continue
        </button>
        <span role="status">{isBusy ? 'Fetching the file…' : ''}</span>
      </div>
    </form>
  )
}
