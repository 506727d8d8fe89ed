import type { Field } from 'payload'
import { parseWeek, listWeekProblems } from '@/src/domain/locations/week'

const weekSchema = {
  type: 'array' as const,
  items: {
    type: 'object' as const,
    additionalProperties: false,
    required: ['weekday', 'status'],
    properties: {
      weekday: { type: 'number' as const, enum: [0, 1, 2, 3, 4, 5, 6] },
      status: { type: 'string' as const, enum: ['Open', 'Closed'] },
      open: { type: 'string' as const },
      close: { type: 'string' as const },
    },
  },
}

export const openingHours: Field = {
  name: 'opening_hours',
  type: 'json',
  defaultValue: [],
  // The message of a refused save names the days (`src/cms/documents/name-invalid-fields.ts`).
  custom: { week: true },
  validate: (value: unknown) => {
    const messages = listWeekProblems(value).map(({ message }) => message)
    return messages.length === 0 || messages.join(' ')
  },
  hooks: {
    // Stored normalized: in the order of the week, each day once, without unknown keys.
    beforeChange: [({ value }) => (value === undefined || value === null ? value : parseWeek(value))],
  },
  typescriptSchema: [() => weekSchema],
  admin: {
    description:
      'Enter hours in the location’s local time. They’re shown in its opening hours and used for “Open now”. Days you don’t set aren’t shown.',
    components: {
      Field: '/src/admin/locations/week-field#WeekField',
      Diff: '/src/admin/versions/value-diffs#WeekDiff',
    },
  },
}
