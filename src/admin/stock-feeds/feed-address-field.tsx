'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { findFetchProblem } from '@/src/domain/net/fetch-address'
import { FieldFrame, inputIdOf, isFieldLocked } from '../dates/field-frame'

/** The same rule as in the import in steps and on the server. */
const findProblem = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? findFetchProblem(value) : undefined

/** The address of a feed. What the server would refuse is said as soon as the field is left, and not only on saving. */
export const FeedAddressField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
    validate: (current) => findProblem(current) ?? true,
  })
  const [wasLeft, setLeft] = useState(false)
  const found = findProblem(value)
  // A message disappears as soon as it is no longer true; one of the server stays until the next change.
  const problem = (wasLeft || showError ? found : undefined) ?? (showError ? errorMessage : undefined)
  const id = inputIdOf(path)
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <input
        id={id}
        name={path}
        type="url"
        inputMode="url"
        className="panel-control"
        autoComplete="off"
        maxLength={2000}
        placeholder="https://…"
        value={value ?? ''}
        disabled={isFieldLocked(field, readOnly, disabled)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => setValue(target.value === '' ? null : target.value)}
        onBlur={() => setLeft(true)}
      />
    </FieldFrame>
  )
}
