'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { useTenantId } from '@/src/admin/links/use-site'
import { useLocations } from '@/src/admin/special-hours/use-locations'
import { ChipsInput } from '@/src/admin/ui/chips-input'
import { nameOfValue, valueOfName, withUniqueNames } from '@/src/domain/panel/named-choices'

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** The dealer's other locations where vehicles of this one can be driven, chosen by their names (LEAD-02). */
export const TestDrivesField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const { id } = useDocumentInfo()
  const { locations, problem: loadProblem } = useLocations(useTenantId())
  const all = withUniqueNames(locations.map(({ name, slug }) => ({ name, value: slug })))
  const own = locations.find((location) => location.id === id)?.slug
  const inputId = inputIdOf(path)
  const problem = showError ? errorMessage : loadProblem
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <ChipsInput
        id={inputId}
        noun="location"
        label="Locations for test drives"
        values={textsOf(value).map((slug) => nameOfValue(all, slug))}
        choices={all.filter((choice) => choice.value !== own).map(({ name }) => ({ value: name }))}
        isLocked={isFieldLocked(field, readOnly, disabled)}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${inputId}-problem`}
        onChange={(names) => setValue(names.map((name) => valueOfName(all, name)))}
      />
    </FieldFrame>
  )
}
