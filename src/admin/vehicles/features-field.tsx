'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { useTenantId } from '@/src/admin/links/use-site'
import { ChipsInput } from '@/src/admin/ui/chips-input'
import { findLineProblem } from '@/src/domain/panel/line-list'
import type { CommonFeature } from '@/src/services/stock/own-terms'
import { PartFrame } from './part-field'

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** The most common entries of the dealer's stock, those of the make first; empty until they are there. */
const useCommonFeatures = (name: string, isNeeded: boolean): readonly CommonFeature[] => {
  const tenant = useTenantId()
  const make = useFormFields(([fields]) => fields['make']?.value)
  const [features, setFeatures] = useState<readonly CommonFeature[]>([])
  const query = new URLSearchParams({ tenant: tenant ?? '', make: typeof make === 'string' ? make : '', list: name })
  const address = isNeeded && tenant !== undefined ? `vehicles/features?${query.toString()}` : undefined
  useEffect(() => {
    if (address === undefined) return undefined
    const controller = new AbortController()
    const load = async (): Promise<void> => {
      const result = await requestPanel<readonly CommonFeature[]>(address, { signal: controller.signal })
      // Without the list any feature can still be typed.
      if (result.ok) setFeatures(result.body)
    }
    void load()
    return () => controller.abort()
  }, [address])
  return features
}

const noteOf = (count: number): string => `${String(count)} in stock`

/** Features or standard equipment as chips: chosen from what the dealer's vehicles have, or typed (STF-02). */
export const FeaturesField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: path,
    validate: (current) => findLineProblem('lines', textsOf(current)) ?? true,
  })
  const isLocked = readOnly === true || disabled
  const common = useCommonFeatures(field.name, !isLocked)
  const texts = textsOf(value)
  const problem = findLineProblem('lines', texts) ?? (showError ? errorMessage : undefined)
  const label = typeof field.label === 'string' ? field.label : field.name
  const id = `field-${path}`
  return (
    <PartFrame id={undefined} field={field} problem={problem}>
      <div className="features-field">
        <ChipsInput
          id={id}
          noun="feature"
          label={label}
          values={texts}
          choices={common.map((feature) => ({ value: feature.value, note: noteOf(feature.count) }))}
          takesOthers
          isOrdered
          isLocked={isLocked}
          isInvalid={problem !== undefined}
          describedBy={`${id}-help`}
          inputLabel={`Add to ${label.toLowerCase()}`}
          onChange={setValue}
        />
        {!isLocked && (
          <p id={`${id}-help`} className="part-inputs__help">
            Arrow keys move an entry, and Delete removes it. You can paste a list with one on each line.
          </p>
        )}
      </div>
    </PartFrame>
  )
}
