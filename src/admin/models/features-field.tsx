'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useRef, useState } from 'react'
import { cleanFeature, MAX_FEATURE_CHARS } from '@/src/domain/models/features'
import { moveItem } from '@/src/domain/tenancy/switch-layer'
import { MoveButtons } from '@/src/admin/ui/move-buttons'
import { fieldId, ModelField } from './model-field'
import '@/src/admin/ui/controls.css'

/** The lines of a text, each one feature. */
const splitLines = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const toLines = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

type LineProps = {
  readonly line: string
  readonly at: number
  readonly count: number
  readonly locked: boolean
  readonly onChange: (text: string) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** One feature. Shows before saving which text sanitising will keep. */
const FeatureLine = ({ line, at, count, locked, onChange, onMove, onRemove }: LineProps) => {
  const sanitized = cleanFeature(line)
  const isChanged = /<[a-z!/]/i.test(line) && sanitized !== line.trim()
  return (
    <li>
      <div className="model-features__line">
        <input
          type="text"
          className="panel-control"
          aria-label={`Feature ${String(at + 1)}`}
          value={line}
          maxLength={MAX_FEATURE_CHARS}
          disabled={locked}
          onChange={(event) => onChange(event.target.value)}
        />
        <MoveButtons
          {...{ at, count, locked, onMove, onRemove }}
          name={`feature ${String(at + 1)}`}
          className="panel-small-button"
        />
      </div>
      {isChanged && (
        <p role="status" className="model-features__kept">
          {sanitized === '' ? 'This line has no text to save.' : `Will be saved as: ${sanitized}`}
        </p>
      )}
    </li>
  )
}

/** Features as a list of lines that can be added, moved and removed, with a preview of sanitised HTML (MOD-03). */
export const FeaturesField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const [text, setText] = useState('')
  const adder = useRef<HTMLInputElement>(null)
  const items = toLines(value)
  const locked = readOnly === true || disabled
  const add = (): void => {
    const added = splitLines(text)
    if (added.length === 0) return
    setValue([...items, ...added])
    setText('')
  }
  return (
    <ModelField field={field} path={path} problem={showError ? errorMessage : undefined}>
      <ol className="model-features">
        {items.map((line, at) => (
          <FeatureLine
            key={at}
            {...{ line, at, locked }}
            count={items.length}
            onChange={(next) => setValue(items.with(at, next))}
            onMove={(by) => setValue(moveItem(items, at, by))}
            onRemove={() => {
              setValue(items.toSpliced(at, 1))
              adder.current?.focus()
            }}
          />
        ))}
      </ol>
      <div className="model-features__line">
        <input
          ref={adder}
          id={fieldId(path)}
          type="text"
          className="panel-control"
          aria-label="New feature"
          placeholder="Such as 10.25-inch touchscreen"
          value={text}
          disabled={locked}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!/\r?\n/.test(pasted.trim())) return
            // Pasting several lines adds one feature per line.
            event.preventDefault()
            setValue([...items, ...splitLines(pasted)])
          }}
        />
        <button type="button" className="panel-small-button" disabled={locked || text.trim() === ''} onClick={add}>
          Add<span className="panel-hidden"> feature</span>
        </button>
      </div>
    </ModelField>
  )
}
