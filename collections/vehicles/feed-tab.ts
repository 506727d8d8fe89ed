import type { Field, Tab } from 'payload'
import { FEED_MANAGED_FIELD } from './feed-managed'

/** A text that only imports write. */
const readOnlyText = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 200,
  admin: { description, readOnly: true },
})

const rowOf = (...fields: Field[]): Field => ({ type: 'row', fields })

export const feedTab: Tab = {
  label: 'Origin',
  description: 'Kept by the import; nothing here is typed by hand.',
  fields: [
    rowOf(
      {
        name: 'feed',
        label: 'Feed',
        type: 'relationship',
        relationTo: 'stock-feeds',
        index: true,
        admin: { readOnly: true, description: 'A car belongs to one feed; cars without one were entered by hand.' },
      },
      {
        name: 'feed_key',
        label: 'Key in the feed',
        type: 'text',
        maxLength: 1100,
        admin: { readOnly: true },
      },
    ),
    rowOf(
      readOnlyText('content_hash', 'Fingerprint', 'Of the last values the feed gave.'),
      readOnlyText('short_key', 'Short key', 'The end of the car’s address.'),
    ),
    {
      name: 'feed_fields',
      label: 'What the feed brings',
      type: 'json',
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableListFilter: true,
        description: 'Each is replaced when the feed changes it. Everything else about the car is yours, and stays.',
        components: { Field: { path: FEED_MANAGED_FIELD, clientProps: { all: true } } },
      },
    },
    rowOf(
      {
        name: 'removed_at',
        label: 'Left the feed',
        type: 'date',
        admin: { date: { pickerAppearance: 'dayAndTime' }, readOnly: true },
      },
      {
        name: 'views',
        label: 'Views',
        type: 'number',
        defaultValue: 0,
        min: 0,
        admin: { readOnly: true },
      },
    ),
  ],
}
