import type { Field } from 'payload'

/** A wall-clock time of a location, `HH:MM`: shown as stored, never shifted between zones. */
export const clockField = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  validate: (value: string | null | undefined) =>
    !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'Write a time such as 08:30.',
  admin: { width: '25%', placeholder: '08:30' },
})
