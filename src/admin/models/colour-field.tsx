'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { isHex } from '@/src/domain/theme/colour'
import { fieldId, ModelField } from './model-field'
import { PickFromPicture } from './pick-from-picture'

const pickable = (value: string): string => (/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#ffffff')

const idOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
}

/** A colour of the car: picked from its picture, by eye, or written as # and six digits; all three are one value. */
export const ColourField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const row = path.replace(/[^.]+$/, '')
  const photo = useFormFields(([fields]) => idOf(fields[`${row}photo`]?.value))
  const address = useFormFields(([fields]) => String(fields[`${row}photo_url`]?.value ?? ''))
  const [picking, setPicking] = useState(false)
  const shared = { disabled: readOnly === true || disabled, 'aria-invalid': showError }
  const written = value ?? ''
  const hasPicture = photo !== '' || address.startsWith('/')
  return (
    <ModelField field={field} path={path} problem={showError ? errorMessage : undefined}>
      <div className="model-colour__row">
        <input
          {...shared}
          type="color"
          aria-label="Pick the colour by eye"
          value={pickable(written)}
          onChange={(event) => setValue(event.target.value.toUpperCase())}
        />
        <input
          {...shared}
          id={fieldId(path)}
          type="text"
          value={written}
          placeholder="#A80F1E"
          spellCheck={false}
          maxLength={7}
          aria-describedby={showError ? `${fieldId(path)}-problem` : undefined}
          onChange={(event) => setValue(event.target.value.trim())}
        />
        <span aria-hidden className="model-swatch" style={isHex(written) ? { background: written } : undefined} />
        <button
          type="button"
          className="model-button"
          disabled={shared.disabled || !hasPicture}
          aria-expanded={picking}
          onClick={() => setPicking((open) => !open)}
        >
          {hasPicture ? 'Pick from the picture' : 'Add a picture to pick from it'}
        </button>
      </div>
      {picking && hasPicture && (
        <PickFromPicture
          key={photo || address}
          media={photo}
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
