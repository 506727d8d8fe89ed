import type { Field, Tab } from 'payload'
import { FEED_MANAGED_FIELD } from './feed-managed'
import { momentField } from '@/src/cms/fields/moment-field'

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
  label: 'Import details',
  description: 'Imports fill in this tab. You can’t edit it.',
  fields: [
    rowOf(
      {
        name: 'feed',
        label: 'Feed',
        type: 'relationship',
        relationTo: 'stock-feeds',
        index: true,
        admin: {
          readOnly: true,
          description: 'The feed this vehicle comes from. Vehicles entered by hand don’t have one.',
        },
      },
      {
        name: 'feed_key',
        label: 'Reference in the feed',
        type: 'text',
        maxLength: 1100,
        admin: { readOnly: true },
      },
    ),
    rowOf(
      readOnlyText('content_hash', 'Fingerprint', 'Changes when the feed’s values change.'),
      readOnlyText('short_key', 'Short key', 'The last part of the vehicle’s address.'),
    ),
    {
      name: 'feed_fields',
      label: 'Fields from the feed',
      type: 'json',
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableListFilter: true,
        description: 'The feed updates these fields. Changes you make to other fields are kept.',
        components: { Field: { path: FEED_MANAGED_FIELD, clientProps: { all: true } } },
      },
    },
    rowOf(momentField({ name: 'removed_at', label: 'Removed from feed', admin: { readOnly: true } }), {
      name: 'views',
      label: 'Views',
      type: 'number',
      defaultValue: 0,
      min: 0,
      admin: { readOnly: true },
    }),
  ],
}
