import type { Field } from 'payload'

type SiblingData = Readonly<Record<string, unknown>>

/**
 * A time of day at a location, `HH:MM`, stored and shown without conversion between time zones. `problem` can also
 * check the sibling fields; its message is shown at this field.
 */
export const timeOfDayField = (
  name: string,
  label: string,
  problem: (siblings: SiblingData) => string | undefined = () => undefined,
): Field => ({
  name,
  label,
  type: 'text',
  validate: (value: string | null | undefined, { siblingData }: { siblingData: Partial<SiblingData> }) => {
    if (value && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value))
      return 'Enter a time, such as 8:30 am. In a request, write 08:30.'
    return problem(siblingData as SiblingData) ?? true
  },
  admin: {
    width: '25%',
    description: 'The location’s local time. Required if it’s open.',
    components: { Field: '/src/admin/dates/day-field#TimeField' },
  },
})
