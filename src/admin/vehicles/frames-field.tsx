'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { TextArea } from '@/src/admin/ui/text-area'
import { imageUrl } from '@/src/domain/images'
import { findLineProblem, toLines } from '@/src/domain/panel/line-list'
import { formatCount } from '@/src/domain/text/numbers'
import { MAX_SPIN_FRAMES } from '@/src/domain/stock/vehicle/vehicle-parts-schema'
import { FRAMES } from './attach-uploads'
import { PartFrame } from './part-field'
import { UploadArea } from './upload-area'
import { useUploads } from './use-uploads'
import './photos-field.css'
import '@/src/admin/ui/controls.css'

const framesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

type ListProps = {
  readonly frames: readonly string[]
  readonly isLocked: boolean
  readonly onChange: (frames: readonly string[]) => void
}

/** The frames as small pictures, in the order in which the vehicle turns. */
const FrameList = ({ frames, isLocked, onChange }: ListProps) => (
  <ol className="frames-field" aria-label="Frames of the 360° view, in order">
    {frames.map((url, at) => (
      <li key={url}>
        <img
          src={imageUrl(url, { width: 160, crop: '3x2' })}
          alt={`Frame ${String(at + 1)}`}
          width={96}
          height={64}
          loading="lazy"
        />
        {!isLocked && (
          <button
            type="button"
            className="panel-small-button"
            aria-label={`Remove frame ${String(at + 1)}`}
            onClick={() => onChange(frames.toSpliced(at, 1))}
          >
            ×
          </button>
        )}
      </li>
    ))}
  </ol>
)

type AddressProps = ListProps & { readonly id: string; readonly isInvalid: boolean }

/** The frames' addresses, one on each line: to change the order, or for frames that are online already. */
const Addresses = ({ id, frames, isLocked, isInvalid, onChange }: AddressProps) => {
  const [typedText, setTypedText] = useState<string>()
  return (
    <details className="photos-field__hidden">
      <summary>Web addresses of the frames, one on each line</summary>
      <div className="part-inputs__control">
        <TextArea
          id={id}
          aria-label="Web addresses of the frames, one on each line"
          aria-invalid={isInvalid}
          value={typedText ?? frames.join('\n')}
          rows={Math.min(16, Math.max(3, frames.length + 1))}
          disabled={isLocked}
          onChange={(text) => {
            setTypedText(text)
            onChange(toLines(text))
          }}
          onBlur={() => setTypedText(undefined)}
        />
      </div>
    </details>
  )
}

/** The frames of the 360° view: files that are uploaded together, in the order of their names, or addresses (STF-02). */
export const FramesField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: (current) => findLineProblem('addresses', framesOf(current)) ?? true,
  })
  const uploads = useUploads(FRAMES)
  const frames = framesOf(value)
  const isLocked = readOnly === true || disabled
  const problem = findLineProblem('addresses', frames) ?? (showError ? errorMessage : undefined)
  const change = (next: readonly string[]): void => {
    // Uploads that staff remove must not be added to the form again.
    uploads.forget(frames.filter((url) => !next.includes(url)))
    setValue(next)
  }
  const list = { frames, isLocked, onChange: change }
  return (
    <PartFrame id={undefined} field={field} problem={problem}>
      <UploadArea
        uploads={uploads}
        label="Upload frames"
        noun="frame"
        help="Choose all frames at once: they’re ordered by their file names."
        freePlaces={MAX_SPIN_FRAMES - frames.length}
        isSorted
        isLocked={isLocked}
      >
        {problem === undefined && frames.length > 0 && <FrameList {...list} />}
        {frames.length > 0 && (
          <p className="part-inputs__help">
            {formatCount(frames.length, 'frame')}.{' '}
            {!isLocked && (
              <button type="button" className="panel-small-button" onClick={() => change([])}>
                Remove all frames
              </button>
            )}
          </p>
        )}
      </UploadArea>
      <Addresses {...list} id={`field-${path}`} isInvalid={problem !== undefined} />
    </PartFrame>
  )
}
