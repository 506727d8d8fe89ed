'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { fieldId, ModelField } from './model-field'

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
  const chosen = value ?? ''
  return (
    <ModelField field={field} path={path} problem={showError ? errorMessage : undefined} className="model-variant">
      <select
        id={fieldId(path)}
        value={chosen}
        disabled={readOnly === true || disabled}
        aria-invalid={showError}
        onChange={(event) => setValue(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">Every variant</option>
        {chosen !== '' && !names.includes(chosen) && <option value={chosen}>{chosen} (no such variant)</option>}
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </ModelField>
  )
}
