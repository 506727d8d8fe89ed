'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { findFont, fonts } from '@/src/domain/theme/fonts'
import './theme.css'

const families = Object.values(fonts).map(({ family }) => family)

/** One of the fonts the platform carries, by the name of its family. */
export const FontField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const known = findFont(value ?? '')
  const chosen = known ? fonts[known].family : (value ?? '')
  return (
    <div className={`field-type theme-field${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label ?? field.name} path={path} required={field.required === true} />
      <div className="field-type__wrap theme-field__row">
        <select
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          value={chosen}
          disabled={readOnly === true || disabled}
          aria-invalid={showError}
          onChange={(event) => setValue(event.target.value)}
        >
          {!known && <option value={chosen}>{chosen === '' ? 'Choose a font' : `${chosen} (not one of ours)`}</option>}
          {families.map((family) => (
            <option key={family}>{family}</option>
          ))}
        </select>
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
