'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { findFont, fonts } from '@/src/domain/theme/fonts'
import { ThemeField } from './theme-field'
import { Select, toOptions } from '@/src/admin/ui/select'

const families = toOptions(Object.values(fonts).map(({ family }) => family))

const unknownFont = (chosen: string): string => (chosen === '' ? 'Choose a font' : `${chosen} (not available)`)

/** Chooses one of the platform's fonts by its family name. */
export const FontField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const known = findFont(value ?? '')
  const chosen = known ? fonts[known].family : (value ?? '')
  return (
    <ThemeField field={field} path={path} problem={showError ? errorMessage : undefined}>
      <Select
        id={`field-${path.replaceAll('.', '__')}`}
        name={path}
        value={chosen}
        options={families}
        unknownLabel={unknownFont}
        disabled={readOnly === true || disabled}
        aria-invalid={showError}
        onChange={setValue}
      />
    </ThemeField>
  )
}
