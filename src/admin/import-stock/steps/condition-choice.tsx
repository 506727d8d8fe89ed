import { useId } from 'react'
import { Select } from '@/src/admin/ui/select'
import { carTypeLabels, carTypes } from '@/src/domain/stock/fields/choices'
import { withConstant } from '@/src/domain/stock/feed/mapping-constants'
import type { StepProps } from './step-props'

/** Asks what all vehicles are if no column says whether they are new, demo or used. */
export const ConditionChoice = ({
  mapping,
  onChange,
}: Pick<StepProps, 'onChange'> & { readonly mapping: StepProps['draft']['mapping'] }) => {
  const id = useId()
  if (mapping.columns.some(({ field }) => field === 'car_type')) return null
  return (
    <section className="import-stock__box" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>New, demo or used?</h3>
      <p className="import-stock__field">
        <label htmlFor={id}>No column says so. All vehicles in this file are</label>
        <Select
          id={id}
          value={String(mapping.constants?.car_type ?? 'used')}
          options={carTypes.map((type) => [type, carTypeLabels[type]])}
          onChange={(type) => {
            void onChange({ mapping: withConstant(mapping, 'car_type', type) })
          }}
        />
      </p>
    </section>
  )
}
