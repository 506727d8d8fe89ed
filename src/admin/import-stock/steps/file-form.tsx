import { type DragEvent, useId, useRef, useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { findFileProblem, FORMATS_HELP, HEAD_BYTES } from '@/src/domain/stock/import-steps/file-problem'
import { formatFileSize } from '@/src/domain/text/file-size'
import type { RequestProblem, RequestResult } from '@/src/admin/requests/request-result'
import { uploadFile } from '../upload-file'
import { Problem } from '../problem'

export type StartImport = (
  send: (feedId: string) => Promise<RequestResult<DraftAnswer>>,
) => Promise<RequestProblem | undefined>

const readHead = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())

/** The field of a problem that another file solves, and another try does not. */
const FILE = 'file'

const uploadText = (share: number): string =>
  share < 1 ? `Uploading… ${String(Math.round(share * 100))}%` : 'Reading the columns…'

/** The chosen file, the share of it that is uploaded, and the problem of the file or of the upload. */
const useFileUpload = (onStart: StartImport) => {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<RequestProblem>()
  const [share, setShare] = useState<number>()

  const choose = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    const message = await readHead(chosen).then(
      (head) => findFileProblem(chosen.name, chosen.size, head),
      () => 'This file can’t be read. Check that it’s a file and that it’s still there.',
    )
    setFile(chosen)
    setProblem(message === undefined ? undefined : { message, field: FILE })
  }
  /** Uploads the file. Resolves to false if none is chosen. */
  const send = async (): Promise<boolean> => {
    if (file === undefined) {
      setProblem({ message: 'Choose a file first.' })
      return false
    }
    setShare(0)
    const found = await onStart((feedId) => uploadFile(feedId, file, setShare))
    setShare(undefined)
    setProblem(found)
    return true
  }
  return { file, problem, share, choose, send }
}

/** Chooses a file and uploads it. What is wrong with it is said before the upload, as far as its start shows it. */
export const FileForm = ({ onStart }: { readonly onStart: StartImport }) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { file, problem, share, choose, send } = useFileUpload(onStart)
  const isBusy = share !== undefined
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void choose(event.dataTransfer.files[0])
  }
  const submit = async () => {
    if (!(await send())) input.current?.focus()
  }
  return (
    <div className="import-stock__field">
      <label htmlFor={id}>Stock file</label>
      <span id={`${id}-help`} className="import-stock__help">
        {FORMATS_HELP}. The first row must hold the headings. Excel can save a workbook as “CSV UTF-8”.
      </span>
      <div
        className="import-stock__drop"
        data-max-bytes="Infinity"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <input
          id={id}
          ref={input}
          type="file"
          disabled={isBusy}
          accept=".csv,.txt,.tsv,.json,.xml,text/csv,text/plain,application/json,text/xml,application/xml"
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem !== undefined}
          onClick={({ currentTarget }) => {
            // The same file can be chosen again once it is corrected.
            currentTarget.value = ''
          }}
          onChange={({ target }) => {
            void choose(target.files?.[0])
          }}
        />
        <span className="import-stock__help">
          {file === undefined ? 'You can also drop the file here.' : `${file.name}, ${formatFileSize(file.size)}`}
        </span>
      </div>
      <Problem id={`${id}-problem`} problem={problem} />
      <div className="panel-buttons">
        <button
          type="button"
          className="panel-button-main"
          disabled={isBusy || problem?.field === FILE}
          onClick={() => {
            void submit()
          }}
        >
          Upload and continue
        </button>
        <span role="status">{share === undefined ? '' : uploadText(share)}</span>
      </div>
    </div>
  )
}
