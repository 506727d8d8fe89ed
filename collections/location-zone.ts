import { type CollectionBeforeValidateHook, type SelectField, ValidationError } from 'payload'
import { resolveZone } from '@/src/domain/locations/states'
import { toOptions } from '@/src/cms/fields/read-only-fields'

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

const zoneLabels: Readonly<Record<string, string>> = {
  'Australia/Brisbane': 'Brisbane (Queensland)',
  'Australia/Sydney': 'Sydney (New South Wales, ACT)',
  'Australia/Melbourne': 'Melbourne (Victoria)',
  'Australia/Hobart': 'Hobart (Tasmania)',
  'Australia/Adelaide': 'Adelaide (South Australia)',
  'Australia/Darwin': 'Darwin (Northern Territory)',
  'Australia/Perth': 'Perth (Western Australia)',
  'Australia/Broken_Hill': 'Broken Hill',
  'Australia/Eucla': 'Eucla',
  'Australia/Lord_Howe': 'Lord Howe Island',
}

export const timeZoneField: SelectField = {
  name: 'timezone',
  label: 'Time zone',
  type: 'select',
  required: true,
  // A form may leave it empty, because `followStateZone` fills it in before it is stored.
  validate: (value: unknown) =>
    !value || Object.hasOwn(zoneLabels, String(value)) || 'Choose a time zone from the list.',
  admin: {
    className: 'is-filled-in',
    description:
      'Used for its opening hours, special hours and “Open now”. Leave empty, and it follows from the state. Choose one only for Broken Hill, Lord Howe Island and Eucla.',
  },
  options: toOptions(zoneLabels),
}
