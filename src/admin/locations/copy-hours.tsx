'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { idOf } from '@/src/domain/content/id-of'
import { parseWeek } from '@/src/domain/locations/week'
import type { OpeningHours } from '@/src/domain/locations/opening-hours'
import { Select } from '../ui/select'
import { useLocations } from '../special-hours/use-locations'

type Props = { readonly isLocked: boolean; readonly onCopy: (week: readonly OpeningHours[]) => void }

/** Copies the regular hours of another location of the dealer into the form (LOC-04). */
export const CopyHours = ({ isLocked, onCopy }: Props) => {
  const { id } = useDocumentInfo()
  const tenant = useFormFields(([fields]) => idOf(fields['tenant']?.value))
  const { locations } = useLocations(tenant)
  const [chosen, setChosen] = useState('')
  const [copiedFrom, setCopiedFrom] = useState<string>()
  const others = locations.filter((one) => one.id !== id && parseWeek(one.opening_hours).length > 0)
  const source = others.find((one) => one.id === chosen)
  if (isLocked || others.length === 0) return null
  return (
    <div className="week-field__copy">
      <label>
        Copy hours from another location
        <Select
          value={chosen}
          emptyLabel="Choose a location"
          options={others.map(({ id: value, name }) => [value, name] as const)}
          onChange={setChosen}
        />
      </label>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={source === undefined}
        onClick={() => {
          if (source === undefined) return
          onCopy(parseWeek(source.opening_hours))
          setCopiedFrom(source.name)
        }}
      >
        Copy hours
      </Button>
      <p role="status">{copiedFrom !== undefined && `Copied the hours of ${copiedFrom}. Save to show them.`}</p>
    </div>
  )
}
