'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { findFont, fonts } from '@/src/domain/theme/fonts'
import { ThemeField } from './theme-field'

const families = Object.values(fonts).map(({ family }) => family)

const unknownFont = (chosen: string): string => (chosen === '' ? 'Choose a font' : `${chosen} (not one of ours)`)

/** Chooses one of the platform's fonts by its family name. */
export const FontField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const known = findFont(value ?? '')
  const chosen = known ? fonts[known].family : (value ?? '')
  return (
    <ThemeField field={field} path={path} problem={showError ? errorMessage : undefined}>
      <select
        id={`field-${path.replaceAll('.', '__')}`}
        name={path}
        value={chosen}
        disabled={readOnly === true || disabled}
        aria-invalid={showError}
        onChange={(event) => setValue(event.target.value)}
      >
        {!known && <option value={chosen}>{unknownFont(chosen)}</option>}
        {families.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </select>
    </ThemeField>
  )
}
