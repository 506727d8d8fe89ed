'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { fieldId, ModelField } from './model-field'
import { Select, toOptions } from '@/src/admin/ui/select'

/** Chooses one of the variants in the form, saved or not. */
export const VariantNameField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const joined = useFormFields(([fields]) =>
    Object.entries(fields)
      .filter(([name]) => /^variants\.\d+\.name$/.test(name))
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .flatMap(([, one]) => (typeof one?.value === 'string' && one.value !== '' ? [one.value] : []))
      .join('\n'),
  )
  const names = joined === '' ? [] : [...new Set(joined.split('\n'))]
  return (
    <ModelField field={field} path={path} problem={showError ? errorMessage : undefined} className="model-variant">
      <Select
        id={fieldId(path)}
        value={value ?? ''}
        emptyLabel="All variants"
        options={toOptions(names)}
        unknownLabel={(name) => `${name} (variant not found)`}
        disabled={readOnly === true || disabled}
        aria-invalid={showError}
        onChange={(name) => setValue(name === '' ? null : name)}
      />
    </ModelField>
  )
}
