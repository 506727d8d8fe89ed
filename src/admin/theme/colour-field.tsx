'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { isHex } from '@/src/domain/theme/colour'
import { ThemeField } from './theme-field'

const pickable = (value: string): string => (isHex(value) ? value.toLowerCase() : '#ffffff')

/** A colour, picked with the colour input or typed as # and six digits. */
export const ColourField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const shared = { disabled: readOnly === true || disabled, 'aria-invalid': showError }
  const written = value ?? ''
  return (
    <ThemeField field={field} path={path} problem={showError ? errorMessage : undefined}>
      <input
        {...shared}
        type="color"
        aria-label={`Pick ${String(field.label ?? field.name)}`}
        value={pickable(written)}
        onChange={(event) => setValue(event.target.value)}
      />
      <input
        {...shared}
        id={`field-${path.replaceAll('.', '__')}`}
        type="text"
        name={path}
        value={written}
        placeholder="#1F5F4B"
        spellCheck={false}
        maxLength={7}
        onChange={(event) => setValue(event.target.value)}
      />
    </ThemeField>
  )
}
