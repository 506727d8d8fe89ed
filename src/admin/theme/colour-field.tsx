'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { isHex } from '@/src/domain/theme/colour'
import './theme.css'

/** A colour picked by eye, or written as # and six digits; both are one value. */
export const ColourField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const id = `field-${path.replaceAll('.', '__')}`
  const locked = readOnly === true || disabled
  return (
    <div className={`field-type theme-field${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label ?? field.name} path={path} required={field.required === true} />
      <div className="field-type__wrap theme-field__row">
        <input
          type="color"
          aria-label={`Pick ${String(field.label ?? field.name)}`}
          value={value && isHex(value) ? value.toLowerCase() : '#ffffff'}
          disabled={locked}
          onChange={(event) => setValue(event.target.value)}
        />
        <input
          id={id}
          type="text"
          name={path}
          value={value ?? ''}
          placeholder="#1F5F4B"
          spellCheck={false}
          maxLength={7}
          disabled={locked}
          aria-invalid={showError}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      {showError && errorMessage && (
        <p role="alert" className="theme-field__problem">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}
