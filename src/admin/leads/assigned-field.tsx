'use client'
import { FieldDescription, FieldError, useField, useFormFields } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useId } from 'react'
import './inbox.css'
import { useChoices } from './use-choices'
import { Select } from '@/src/admin/ui/select'

const readId = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
}

/**
 * Assigns a lead to a colleague. The choices endpoint provides the names, because staff may not read other accounts.
 */
export const AssignedField = ({ field, path, readOnly }: RelationshipFieldClientProps) => {
  const { value, setValue, showError, errorMessage } = useField<unknown>({ potentiallyStalePath: path })
  const tenant = useFormFields(([fields]) => fields['tenant']?.value)
  const { members, problem } = useChoices(readId(tenant) || undefined)
  const id = useId()
  return (
    <div className="field-type inbox-field">
      <label className="field-label" htmlFor={id}>
        Assigned to
      </label>
      <Select
        id={id}
        value={readId(value)}
        emptyLabel="Unassigned"
        options={members.map((one) => [one.id, one.name])}
        unknownLabel={() => 'Former or platform staff'}
        disabled={readOnly === true}
        aria-invalid={showError}
        onChange={(member) => setValue(member === '' ? null : member)}
      />
      {showError && <FieldError message={errorMessage ?? ''} path={path} showError />}
      {problem && <p role="alert">{problem}</p>}
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}
