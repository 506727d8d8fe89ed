'use client'

import type { TextFieldClientProps } from 'payload'
import { useTenantId } from '@/src/admin/links/use-site'
import { useOwnTerms } from '@/src/admin/vehicles/use-own-terms'
import { listTermChoices, readTerm } from '@/src/domain/panel/vehicle-terms'
import { ChipsField, useTextsField } from './chips-field'

const noteOf = (count: number): string | undefined => (count === 0 ? undefined : `${String(count)} in stock`)

/** The makes that a location represents: those of the dealer's stock first, then the others that are known. */
export const MakesField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { values, setValue, problem, isLocked } = useTextsField({ field, path, readOnly })
  const tenant = useTenantId()
  const context = { own: useOwnTerms(isLocked ? undefined : tenant) ?? [] }
  return (
    <ChipsField
      {...{ field, path, problem, values, isLocked }}
      noun="make"
      label="Makes"
      choices={listTermChoices('make', context).map((make) => ({ value: make.value, note: noteOf(make.count) }))}
      takesOthers
      onChange={(makes) => setValue([...new Set(makes.map((make) => readTerm('make', make, context) ?? make))])}
    />
  )
}
