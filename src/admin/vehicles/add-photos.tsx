'use client'

import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { uploadImageTypes } from '@/src/domain/images'
import { findPhotoProblem, type PhotoSet } from '@/src/domain/panel/vehicle-photos'
import { uploadSizeProblem } from '@/src/domain/panel/upload-size'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { uploadPhoto } from './upload-photo'
import '@/src/admin/ui/controls.css'

type Props = {
  readonly photoSet: PhotoSet
  readonly vehicleName: string
  readonly tenant: unknown
  readonly onAdd: (urls: readonly string[]) => void
}

type Progress = { readonly done: number; readonly total: number }

/** Adds a photo that is already online, by its address. */
const AddByAddress = ({ photoSet, onAdd }: Pick<Props, 'photoSet' | 'onAdd'>) => {
  const id = useId()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (): void => {
    const found = findPhotoProblem(photoSet, address.trim())
    setProblem(found)
    if (found !== undefined) return
    onAdd([address.trim()])
    setAddress('')
  }
  return (
    <details className="photos-field__hidden">
      <summary>Add a photo by its web address</summary>
      <div className="part-field__bar">
        <div>
          <label htmlFor={id}>Web address of the photo</label>
          <div className="part-inputs__control">
            <input
              id={id}
              type="url"
              className="panel-control"
              value={address}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              onChange={(event) => setAddress(event.target.value)}
            />
          </div>
        </div>
        <button type="button" className="panel-small-button" onClick={add}>
          Add photo
        </button>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="part-inputs__problem">
          {problem}
        </p>
      )}
    </details>
  )
}

/** Adds photos: several files at once from a computer or phone, dropped files, or an address (STF-01). */
export const AddPhotos = ({ photoSet, vehicleName, tenant, onAdd }: Props) => {
  const [progress, setProgress] = useState<Progress>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const picker = useRef<HTMLInputElement>(null)
  // An upload takes time: its photos are added to what the form has by then, not to what it had at the start.
  const latestOnAdd = useRef(onAdd)
  useEffect(() => {
    latestOnAdd.current = onAdd
  }, [onAdd])

  const upload = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || progress) return
    setProblems([])
    const added: string[] = []
    const failed: string[] = []
    for (const [at, file] of files.entries()) {
      setProgress({ done: at, total: files.length })
      const tooLarge = uploadSizeProblem(file, MAX_UPLOAD_BYTES)
      // One after the other: the order of the files is the order of the photos.
      const result =
        tooLarge === undefined
          ? await uploadPhoto(file, { alt: vehicleName || file.name, tenant })
          : { problem: tooLarge }
      if ('url' in result) added.push(result.url)
      else failed.push(tooLarge ?? `${file.name}: ${result.problem}`)
    }
    setProgress(undefined)
    setProblems(failed)
    if (added.length > 0) latestOnAdd.current(added)
    if (picker.current) picker.current.value = ''
  }
  const drop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void upload([...event.dataTransfer.files])
  }

  return (
    <div
      className="photos-field__add"
      data-max-bytes={Infinity}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className="part-field__bar">
        <button
          type="button"
          className="panel-small-button"
          disabled={progress !== undefined}
          onClick={() => picker.current?.click()}
        >
          Upload photos
        </button>
        <span>or drag files here. JPEG, PNG, WebP or AVIF, up to 20 MB each. You can choose many at once.</span>
        <input
          ref={picker}
          type="file"
          accept={uploadImageTypes.join()}
          multiple
          hidden
          aria-label="Upload photos"
          onChange={(event) => void upload([...(event.target.files ?? [])])}
        />
      </div>
      <p role="status" className="photos-field__status">
        {progress && `Uploading photo ${String(progress.done + 1)} of ${String(progress.total)}…`}
      </p>
      {problems.length > 0 && (
        <ul role="alert" className="photos-field__problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <AddByAddress photoSet={photoSet} onAdd={onAdd} />
    </div>
  )
}
