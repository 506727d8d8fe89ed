'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useTenantId } from '@/src/admin/links/use-site'
import { useLocations } from '@/src/admin/special-hours/use-locations'
import { nameOfValue, valueOfName, withUniqueNames } from '@/src/domain/panel/named-choices'
import { ChipsField, useTextsField } from './chips-field'

/** The dealer's other locations where vehicles of this one can be driven, chosen by their names (LEAD-02). */
export const TestDrivesField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { values, setValue, problem, isLocked } = useTextsField({ field, path, readOnly })
  const { id } = useDocumentInfo()
  const { locations, problem: loadProblem } = useLocations(useTenantId())
  const all = withUniqueNames(locations.map(({ name, slug }) => ({ name, value: slug })))
  const own = locations.find((location) => location.id === id)?.slug
  return (
    <ChipsField
      {...{ field, path, isLocked }}
      problem={problem ?? loadProblem}
      noun="location"
      label="Locations for test drives"
      values={values.map((slug) => nameOfValue(all, slug))}
      choices={all.filter((choice) => choice.value !== own).map(({ name }) => ({ value: name }))}
      onChange={(names) => setValue(names.map((name) => valueOfName(all, name)))}
    />
  )
}
