'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { isHex } from '@/src/domain/theme/colour'
import { ThemeField } from './theme-field'
import '@/src/admin/ui/controls.css'

const toInputColour = (value: string): string => (isHex(value) ? value.toLowerCase() : '#ffffff')

/** A colour, picked with the colour input or typed as # and six digits. */
export const ColourField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const inputProps = { disabled: readOnly === true || disabled, 'aria-invalid': showError }
  const colourText = value ?? ''
  return (
    <ThemeField field={field} path={path} problem={showError ? errorMessage : undefined}>
      <input
        {...inputProps}
        type="color"
        aria-label={`Pick ${String(field.label ?? field.name)}`}
        value={toInputColour(colourText)}
        onChange={(event) => setValue(event.target.value)}
      />
      <input
        {...inputProps}
        id={`field-${path.replaceAll('.', '__')}`}
        type="text"
        className="panel-control"
        name={path}
        value={colourText}
        placeholder="#1F5F4B"
        spellCheck={false}
        maxLength={7}
        onChange={(event) => setValue(event.target.value)}
      />
    </ThemeField>
  )
}
