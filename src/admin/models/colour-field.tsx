'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { isHex } from '@/src/domain/theme/colour'
import { fieldId, ModelField } from './model-field'
import { ImageColourPicker } from './image-colour-picker'
import '@/src/admin/ui/controls.css'

const toInputColour = (value: string): string => (/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#ffffff')

const readId = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
}

/** The image of the same row: the id of an upload, or a path of this site. */
const useRowImage = (path: string) => {
  const row = path.replace(/[^.]+$/, '')
  const media = useFormFields(([fields]) => readId(fields[`${row}photo`]?.value))
  const address = useFormFields(([fields]) => readId(fields[`${row}photo_url`]?.value))
  return { media, address, has: media !== '' || address.startsWith('/') }
}

type ColourInputProps = { readonly value: string; readonly disabled: boolean; readonly invalid: boolean }

const ColourInputs = ({
  path,
  value,
  disabled,
  invalid,
  onChange,
}: ColourInputProps & { path: string; onChange: (hex: string) => void }) => (
  <>
    <input
      type="color"
      aria-label="Choose a colour"
      disabled={disabled}
      aria-invalid={invalid}
      value={toInputColour(value)}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
    />
    <input
      id={fieldId(path)}
      type="text"
      className="panel-control"
      disabled={disabled}
      aria-invalid={invalid}
      aria-describedby={invalid ? `${fieldId(path)}-problem` : undefined}
      value={value}
      placeholder="#A80F1E"
      spellCheck={false}
      maxLength={7}
      onChange={(event) => onChange(event.target.value.trim())}
    />
    <span aria-hidden className="model-swatch" style={isHex(value) ? { background: value } : undefined} />
  </>
)

/** A colour of the vehicle: picked from its image, with the colour input, or typed as # and six digits. */
export const ColourField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const { media, address, has } = useRowImage(path)
  const [picking, setPicking] = useState(false)
  const locked = readOnly === true || disabled
  return (
    <ModelField field={field} path={path} problem={showError ? errorMessage : undefined}>
      <div className="model-colour__row">
        <ColourInputs path={path} value={value ?? ''} disabled={locked} invalid={showError} onChange={setValue} />
        <button
          type="button"
          className="panel-small-button"
          disabled={locked || !has}
          aria-expanded={picking}
          onClick={() => setPicking((open) => !open)}
        >
          {has ? 'Pick from the image' : 'Add an image to pick from it'}
        </button>
      </div>
      {picking && has && (
        <ImageColourPicker
          key={media || address}
          media={media}
          address={address}
          onPick={(hex) => {
            setValue(hex)
            setPicking(false)
          }}
        />
      )}
    </ModelField>
  )
}
