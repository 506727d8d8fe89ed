import { type CollectionBeforeValidateHook, type SelectField, ValidationError } from 'payload'
import { isState, stateZoneProblem, zoneByState } from '@/src/domain/locations/states'
import { toOptions } from '@/src/cms/fields/read-only-fields'

type Place = { readonly timezone?: string | null; readonly address?: { readonly state?: string | null } | null }

/**
 * The time zone of a location follows from its state (STF-03): it is filled in where none was chosen, moves along when
 * the state changes, and one that no place in the state has is refused.
 */
export const followStateZone: CollectionBeforeValidateHook = ({ data, originalDoc, collection, req }) => {
  if (data === undefined) return data
  const [next, before] = [data as Place, (originalDoc ?? {}) as Place]
  const state = next.address?.state ?? before.address?.state ?? ''
  if (!isState(state)) return data
  const hasMoved = before.address?.state !== undefined && before.address?.state !== state
  const isChosen = Boolean(next.timezone) && !(hasMoved && next.timezone === before.timezone)
  const timezone = isChosen ? next.timezone : !hasMoved && before.timezone
  if (!timezone) return { ...data, timezone: zoneByState[state] }
  const message = isChosen ? stateZoneProblem(timezone, state) : undefined
  if (message === undefined) return data
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'timezone', message }] }, req.t)
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
