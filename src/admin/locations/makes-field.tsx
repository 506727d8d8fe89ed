'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { useTenantId } from '@/src/admin/links/use-site'
import { ChipsInput } from '@/src/admin/ui/chips-input'
import { useOwnTerms } from '@/src/admin/vehicles/use-own-terms'
import { listTermChoices, readTerm } from '@/src/domain/panel/vehicle-terms'

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

const noteOf = (count: number): string | undefined => (count === 0 ? undefined : `${String(count)} in stock`)

/** The makes that a location represents: those of the dealer's stock first, then the others that are known. */
export const MakesField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const isLocked = isFieldLocked(field, readOnly, disabled)
  const tenant = useTenantId()
  const context = { own: useOwnTerms(isLocked ? undefined : tenant) ?? [] }
  const inputId = inputIdOf(path)
  const problem = showError ? errorMessage : undefined
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <ChipsInput
        id={inputId}
        noun="make"
        label="Makes"
        values={textsOf(value)}
        choices={listTermChoices('make', context).map((make) => ({ value: make.value, note: noteOf(make.count) }))}
        takesOthers
        isLocked={isLocked}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${inputId}-problem`}
        onChange={(makes) => setValue([...new Set(makes.map((make) => readTerm('make', make, context) ?? make))])}
      />
    </FieldFrame>
  )
}
