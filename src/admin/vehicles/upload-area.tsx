'use client'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { uploadImageTypes } from '@/src/domain/uploaded-images'
import { describeUpload } from '@/src/domain/panel/upload-problem'
import type { Uploads } from './use-uploads'
import '@/src/admin/ui/controls.css'
import { UploadStatus } from './upload-status'

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
  /** True where a later change is what staff read of. */
  readonly isQuiet?: boolean
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
          <UploadStatus uploads={props.uploads} noun={props.noun} isQuiet={props.isQuiet ?? false} />
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
