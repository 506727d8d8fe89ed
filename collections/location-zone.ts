import { type CollectionBeforeValidateHook, type SelectField, ValidationError } from 'payload'
import { resolveZone } from '@/src/domain/locations/states'
import { locationTimeZones } from '@/src/cms/fields/australian-time-zones'

type LocationData = {
  readonly timezone?: string | null
  readonly address?: { readonly state?: string | null } | null
}

const toPlacedZone = ({ timezone, address }: LocationData) => ({
  timezone,
  state: address?.state ?? undefined,
})

/** Fills in the time zone of a location from its state, or refuses one that no place in the state has (STF-03). */
export const followStateZone: CollectionBeforeValidateHook = ({ data, originalDoc, collection, req }) => {
  const resolved = resolveZone(
    toPlacedZone((data ?? {}) as LocationData),
    toPlacedZone((originalDoc ?? {}) as LocationData),
  )
  if ('problem' in resolved)
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'timezone', message: resolved.problem }] },
      req.t,
    )
  return resolved.timezone === undefined ? data : { ...data, timezone: resolved.timezone }
}

export const timeZoneField: SelectField = {
  name: 'timezone',
  label: 'Time zone',
  type: 'select',
  required: true,
  // A form may leave it empty, because `followStateZone` fills it in before it is stored.
  validate: (value: unknown) =>
    !value || locationTimeZones.some((zone) => zone.value === value) || 'Choose a time zone from the list.',
  admin: {
    className: 'is-filled-in',
    description:
      'Used for its opening hours, special hours and “Open now”. Leave empty, and it follows from the state. Choose one only for Broken Hill, Lord Howe Island and Eucla.',
  },
  options: locationTimeZones,
}
