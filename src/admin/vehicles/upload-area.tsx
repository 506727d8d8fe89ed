'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { uploadImageTypes } from '@/src/domain/uploaded-images'
import { describeUpload } from '@/src/domain/panel/upload-problem'
import type { UploadItem } from '@/src/domain/panel/upload-queue'
import { formatCount } from '@/src/domain/text/numbers'
import type { Uploads } from './use-uploads'
import '@/src/admin/ui/controls.css'

type Props = {
  readonly uploads: Uploads
  /** The text of the button, such as “Upload photos”. */
  readonly label: string
  /** The noun of one file, such as “photo”. */
  readonly noun: string
  /** How the files are ordered, for example. */
  readonly help?: string
  /** How many more files there is room for. */
  readonly freePlaces: number
  /** In the order of their names, as a turntable's camera numbers them. */
  readonly isSorted?: boolean
  readonly isLocked: boolean
  readonly children?: ReactNode
}

const byName = (a: File, b: File): number => a.name.localeCompare(b.name, 'en-AU', { numeric: true })

/** Adds files as far as there is room for them; the others are listed with the reason. */
const addFiles = (chosen: readonly File[], { uploads, freePlaces, noun, isSorted = false }: Props): void => {
  const files = isSorted ? [...chosen].sort(byName) : chosen
  const pending = uploads.current.filter(({ state }) => state === 'waiting' || state === 'uploading').length
  const room = Math.max(0, freePlaces - pending)
  uploads.add(files.slice(0, room))
  const others = files.slice(room)
  if (others.length > 0) uploads.refuse(others, `There’s no room for this ${noun}. Remove others first.`)
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Takes files that are dropped anywhere on it (STF-01); inside it, things that are not files can be dragged as well. */
export const UploadArea = (props: Props) => {
  const { isLocked, children } = props
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent): void => {
    if (isLocked || !hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent): void => {
    if (isLocked || !hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    addFiles([...event.dataTransfer.files], props)
  }
  const leave = (event: DragEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  return (
    <div
      className="upload-area"
      data-over={isOver || undefined}
      data-max-bytes={Infinity}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {!isLocked && (
        <>
          <UploadButton {...props} />
          <UploadStatus {...props} />
        </>
      )}
    </div>
  )
}

const UploadButton = (props: Props) => {
  const { label, help = 'You can choose many at once.' } = props
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className="part-field__bar">
      <button type="button" className="panel-small-button" onClick={() => picker.current?.click()}>
        {label}
      </button>
      <span>
        {describeUpload({ types: uploadImageTypes, maxBytes: MAX_UPLOAD_BYTES }, true)} Larger JPEG photos are made
        smaller first. {help}
      </span>
      <input
        ref={picker}
        type="file"
        accept={uploadImageTypes.join()}
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])], props)
          target.value = ''
        }}
      />
    </div>
  )
}

const countOf = (items: readonly UploadItem<File>[], ...states: readonly UploadItem<File>['state'][]): number =>
  items.filter(({ state }) => states.includes(state)).length

const statusText = (items: readonly UploadItem<File>[], noun: string, isSaved: boolean): string => {
  const [pending, done] = [countOf(items, 'waiting', 'uploading'), countOf(items, 'done')]
  if (pending > 0) return `Uploading: ${String(done)} of ${formatCount(done + pending, noun)} added…`
  return done === 0 || isSaved
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

/** How far the uploads are, and the files that failed, with the reason of each. */
const UploadStatus = ({ uploads, noun }: Props) => {
  const isSaved = !useFormModified()
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
        {statusText(items, noun, isSaved)}
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
