import type { DateField, FieldHook } from 'payload'
import { refuseSave } from '@/src/cms/documents/collect-problems'

const isIsoMoment = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u.test(value) &&
  !Number.isNaN(Date.parse(value))

/**
 * Refuses a text that is no moment in ISO 8601. Payload would read `3/12/2026` as 12 March, and a draft is stored without
 * its validation (STF-03).
 */
const refuseOtherFormats: FieldHook = ({ value, path, req, data = {}, collection }) => {
  const isAccepted = typeof value !== 'string' || value === '' || isIsoMoment(value)
  if (isAccepted) return value as unknown
  const message = 'Enter a date and time. In a request, write 2026-11-25T09:00:00+11:00.'
  // The hooks of a collection get this same object.
  Object.assign(data, refuseSave({ collection, data, req }, [{ path: path.join('.'), message }]))
  return value as unknown
}

/** Lists are filtered by day, which is read by the dealer's clocks (`src/cms/documents/day-filters.ts`). */
export const dayFilter = { pickerAppearance: 'dayOnly', displayFormat: 'd/MM/yyyy' } as const

/** A moment, stored in UTC. It is typed and shown by the clocks of its own zone or the dealer's (STF-03). */
export const momentField = (
  { admin, hooks, ...field }: Omit<DateField, 'type'>,
  /** The time that a day without one means; its midnight unless given. */
  usualTime?: string,
): DateField =>
  ({
    ...field,
    type: 'date',
    hooks: { ...hooks, beforeValidate: [refuseOtherFormats, ...(hooks?.beforeValidate ?? [])] },
    admin: {
      date: dayFilter,
      ...admin,
      components: {
        ...admin?.components,
        Field: { path: '/src/admin/dates/moment-field#MomentField', serverProps: { usualTime } },
        Cell: '/src/admin/dates/moment-cell#MomentCell',
        Diff: '/src/admin/versions/moment-diff#MomentDiff',
      },
    },
  }) as DateField
