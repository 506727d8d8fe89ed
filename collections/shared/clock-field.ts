import type { Field } from 'payload'

type Beside = Readonly<Record<string, unknown>>

/**
 * A wall-clock time of a location, `HH:MM`: shown as stored, never shifted between zones. `problem` is said here of the
 * fields beside it too.
 */
export const clockField = (
  name: string,
  label: string,
  problem: (beside: Beside) => string | undefined = () => undefined,
): Field => ({
  name,
  label,
  type: 'text',
  validate: (value: string | null | undefined, { siblingData }: { siblingData: Partial<Beside> }) => {
    if (value && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return 'Write a time such as 08:30.'
    return problem(siblingData as Beside) ?? true
  },
  admin: {
    width: '25%',
    placeholder: '08:30',
    description: 'On the location’s own clock, 24 hours, such as 08:30. Needed where it is open.',
  },
})
