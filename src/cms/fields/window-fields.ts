import type { DateField, Field } from 'payload'
import { windowProblem } from '@/src/domain/content/display-window'
import { tenantTimeZone } from './tenant-time-zone'
import { momentField } from './moment-field'

const toIsoString = (value: unknown): string | undefined => {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** An expiry that is only a day includes that day. */
const END_OF_DAY = '23:59'

const windowField = (name: 'start' | 'expiry', description: string): DateField =>
  momentField(
    {
      name,
      // The time zone is stored beside the time, so that a dealer in Perth gets Perth's midnight.
      timezone: tenantTimeZone,
      index: true,
      admin: { description },
    },
    name === 'expiry' ? END_OF_DAY : undefined,
  )

/** Start and end of a display period, in a named time zone. An end before the start is refused (CNT-03). */
export const windowFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      windowField(
        'start',
        'Shown from this date and time, in the time zone next to it. Leave empty to show it straight away.',
      ),
      {
        ...windowField(
          'expiry',
          'Hidden from this date and time. A date without a time means the end of that day. Leave empty to keep showing it.',
        ),
        validate: (value: unknown, { siblingData }: { readonly siblingData: unknown }): true | string =>
          windowProblem({
            start: toIsoString((siblingData as { readonly start?: unknown } | undefined)?.start),
            expiry: toIsoString(value),
          }) ?? true,
      } as DateField,
    ],
  },
  {
    name: 'period',
    type: 'ui',
    admin: {
      components: { Field: '/src/admin/schedule/window-field#WindowField' },
      disableListColumn: true,
    },
  },
]
