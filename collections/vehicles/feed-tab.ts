import type { Tab } from 'payload'
import { dateTime, rowOf, text } from './fields'
import { FEED_MANAGED_FIELD } from './feed-managed'

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
      text('content_hash', 'Fingerprint', { readOnly: true, help: 'Of the last values the feed gave.' }),
      text('short_key', 'Short key', { readOnly: true, help: 'The end of the car’s address.' }),
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
    rowOf(dateTime('removed_at', 'Left the feed', { readOnly: true }), {
      name: 'views',
      label: 'Views',
      type: 'number',
      defaultValue: 0,
      min: 0,
      admin: { readOnly: true },
    }),
  ],
}
