import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { UploadItem } from '@/src/domain/panel/upload-queue'
import { formatCount } from '@/src/domain/text/numbers'
import { listSavedUploads } from './attach-uploads'
import type { Uploads } from './use-uploads'

const countOf = (items: readonly UploadItem<File>[], ...states: readonly UploadItem<File>['state'][]): number =>
  items.filter(({ state }) => states.includes(state)).length

type StatusParts = { readonly noun: string; readonly saved: readonly string[]; readonly isQuiet: boolean }

const statusText = (items: readonly UploadItem<File>[], { noun, saved, isQuiet }: StatusParts): string => {
  const unsaved = items.filter(({ url }) => url === undefined || !saved.includes(url))
  const [pending, done] = [countOf(unsaved, 'waiting', 'uploading'), countOf(unsaved, 'done')]
  if (pending > 0) return `Uploading: ${String(done)} of ${formatCount(done + pending, noun)} added…`
  return done === 0 || isQuiet
    ? ''
    : `${formatCount(done, noun)} added. Save to show ${done === 1 ? 'it' : 'them'} on your site.`
}

/** After a save, the reasons of refused files are no longer of use. */
const useDismissAfterSave = ({ dismissRefused }: Uploads): void => {
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.['updatedAt']
  const known = useRef(savedAt)
  useEffect(() => {
    if (known.current === savedAt) return
    known.current = savedAt
    dismissRefused()
  }, [savedAt, dismissRefused])
}

type Props = {
  readonly uploads: Uploads
  /** The noun of one file, such as “photo”. */
  readonly noun: string
  /** True to say nothing of files that are uploaded. */
  readonly isQuiet: boolean
}

/** How far the uploads are, and the files that failed, with the reason of each. */
export const UploadStatus = ({ uploads, noun, isQuiet }: Props) => {
  const isSaved = !useFormModified()
  const saved = listSavedUploads(useDocumentInfo().savedDocumentData)
  useDismissAfterSave(uploads)
  const items = uploads.current
  const failed = items.filter(({ state }) => state === 'failed')
  const lostCount = failed.filter(({ isLost }) => isLost === true).length
  const pending = countOf(items, 'waiting', 'uploading')
  const done = countOf(items, 'done')
  return (
    <>
      {pending > 0 && <progress className="upload-area__progress" aria-hidden max={done + pending} value={done} />}
      <p role="status" className="photos-field__status">
        {statusText(items, { noun, saved, isQuiet: isQuiet || isSaved })}
      </p>
      {failed.length > 0 && (
        <div className="upload-area__failed">
          <div role="alert">
            <ul className="photos-field__problems">
              {failed.map(({ file, problem = '' }, at) => (
                <li key={`${file.name} ${String(at)}`}>
                  {problem.includes(file.name) ? problem : `${file.name}: ${problem}`}
                </li>
              ))}
            </ul>
          </div>
          <div className="panel-buttons">
            {lostCount > 0 && (
              <button type="button" className="panel-small-button" onClick={uploads.retry}>
                Try again with {formatCount(lostCount, noun)}
              </button>
            )}
            <button type="button" className="panel-small-button" onClick={uploads.dismiss}>
              Close
            </button>
          </div>
        </div>
      )}
    </>
  )
}
