import { useId } from 'react'
import { Select } from '@/src/admin/ui/select'
import { withConstant } from '@/src/domain/stock/feed/mapping-constants'
import { namesLocation } from '@/src/domain/stock/import-steps/only-location'
import type { StepProps } from './step-props'

/** Asks where all vehicles are if no column names their location. */
export const LocationChoice = ({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) => {
  const id = useId()
  const { mapping, locations } = draft
  if (locations.length === 0 || namesLocation(mapping)) return null
  const chosen = mapping.constants?.location_slug
  return (
    <section className="import-stock__box" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Where are the vehicles?</h3>
      <p className="import-stock__field">
        <label htmlFor={id}>No column says so. All vehicles in this file are at</label>
        <Select
          id={id}
          value={String(chosen ?? '')}
          emptyLabel="No location"
          options={locations}
          aria-describedby={`${id}-help`}
          onChange={(slug) => {
            void onChange({ mapping: withConstant(mapping, 'location_slug', slug === '' ? undefined : slug) })
          }}
        />
      </p>
      <p id={`${id}-help`} className="import-stock__help">
        {chosen === undefined
          ? 'Without a location, shoppers don’t see where a vehicle is.'
          : 'Shoppers see this location at each vehicle.'}
      </p>
    </section>
  )
}
