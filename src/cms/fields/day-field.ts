import type { TextField, TextFieldSingleValidation } from 'payload'
import { INVALID_DAY } from '@/src/domain/panel/messages'
import { isDay } from '@/src/domain/time/days'

type DayFieldOptions = Omit<TextField, 'type' | 'hasMany' | 'validate'> & {
  /** Checks a day that exists. */
  readonly validate?: TextFieldSingleValidation
}

/** A day without a time, stored as `2026-11-25`, and typed and shown as `25/11/2026` (STF-03). */
export const dayField = ({ admin, validate, ...field }: DayFieldOptions): TextField =>
  ({
    ...field,
    type: 'text',
    custom: { ...field.custom, isDay: true },
    validate: (value, options) => {
      if (!value) return field.required !== true || options.req.t('validation:required')
      return isDay(value) ? (validate?.(value, options) ?? true) : INVALID_DAY
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        Field: '/src/admin/dates/day-field#DayField',
        Cell: '/src/admin/dates/day-cell#DayCell',
      },
    },
  }) as TextField
