'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { Dialog } from '@/src/admin/ui/dialog'
import { imageUrl } from '@/src/domain/images'
import { uploadImageTypes } from '@/src/domain/uploaded-images'
import type { PhotoEdit } from '@/src/domain/panel/photo-edit'
import type { UploadResult } from '@/src/domain/panel/upload-queue'
import type { PanelPhoto } from '@/src/domain/panel/vehicle-photos'
import { MAX_CAPTION_CHARS } from '@/src/domain/stock/vehicle/vehicle-parts-schema'
import { PhotoCropper } from './photo-cropper'
import { requestPhotoEdit, uploadPhoto } from './upload-photo'
import './photo-editor.css'
import '@/src/admin/ui/controls.css'

/** A photo as large as the window of the editor needs. */
const PREVIEW_WIDTH = 960

/** The result of the editor: `url` is the address of the image that takes the photo’s place, if not only the caption changed. */
export type PhotoChange = { readonly caption: string; readonly url?: string }

type CaptionProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

const CaptionInput = ({ value, onChange, onEnter }: CaptionProps) => (
  <label className="photo-editor__caption">
    Caption <span>Optional. Shoppers read it with the photo, such as “Tow bar fitted in March”.</span>
    <input
      type="text"
      className="panel-control"
      maxLength={MAX_CAPTION_CHARS}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Enter would save the form of the vehicle, which is around the dialog.
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
    />
  </label>
)

const ReplaceButton = ({ busy, onFile }: { readonly busy: boolean; readonly onFile: (file: File) => void }) => {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="panel-small-button" disabled={busy} onClick={() => picker.current?.click()}>
        Replace with another file
      </button>
      <input
        ref={picker}
        type="file"
        accept={uploadImageTypes.join()}
        hidden
        aria-label="Replace with another file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
        }}
      />
    </>
  )
}

type Props = {
  readonly photo: PanelPhoto
  /** Place in the order, from 1. */
  readonly position: number
  readonly onDone: (change: PhotoChange) => void
  readonly onClose: () => void
}

/** Turns, crops, replaces and captions one photo (STF-01). Nothing changes until staff choose "Use this photo". */
export const PhotoEditor = ({ photo, position, onDone, onClose }: Props) => {
  const { id: vehicle } = useDocumentInfo()
  const [name, tenant] = useFormFields(([fields]) => [fields['name']?.value, fields['tenant']?.value])
  const alt = typeof name === 'string' && name !== '' ? name : 'Vehicle'
  const [edit, setEdit] = useState<PhotoEdit>({ turn: 0 })
  const [caption, setCaption] = useState(photo.caption ?? '')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const finish = async (send: () => Promise<UploadResult>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const result = await send()
    setBusy(false)
    if ('url' in result) onDone({ caption, url: result.url })
    else setProblem(result.problem)
  }
  const use = (): void => {
    if (edit.turn === 0 && edit.crop === undefined) onDone({ caption })
    else void finish(() => requestPhotoEdit({ ...edit, url: photo.url, alt, tenant, vehicle }))
  }

  return (
    <Dialog title={`Edit photo ${String(position)}`} onClose={onClose}>
      <PhotoCropper src={imageUrl(photo.url, { width: PREVIEW_WIDTH })} alt={alt} edit={edit} onEdit={setEdit} />
      <CaptionInput value={caption} onChange={setCaption} onEnter={use} />
      {problem !== undefined && (
        <p role="alert" className="part-inputs__problem">
          {problem}
        </p>
      )}
      <div className="photo-editor__bar photo-editor__actions">
        <button type="button" className="panel-small-button" disabled={busy} onClick={use}>
          {busy ? 'Working…' : 'Use this photo'}
        </button>
        <button type="button" className="panel-small-button" onClick={onClose}>
          Cancel
        </button>
        <ReplaceButton busy={busy} onFile={(file) => void finish(() => uploadPhoto(file, { alt, tenant }))} />
      </div>
    </Dialog>
  )
}
