import type { Field, Tab } from 'payload'
import { FEED_MANAGED_FIELD } from './feed-managed'
import { readOnlyField } from '@/src/cms/fields/read-only-fields'
import { momentField } from '@/src/cms/fields/moment-field'

/** A text that the software needs and staff do not see. */
const hiddenText = (name: string): Field =>
  readOnlyField({ name, type: 'text', maxLength: 200, admin: { hidden: true } })

const rowOf = (...fields: Field[]): Field => ({ type: 'row', fields })

/** A save always sets the field, so a form without it yet has no mistake that staff could correct. */
const isSetBySave = (): true => true

export const feedTab: Tab = {
  label: 'Import details',
  description: 'Imports fill in this tab. You can’t edit it.',
  fields: [
    // The form's heading shows the name, and "View on site" leads to the page. Neither is worth a place in every tab.
    rowOf(
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        maxLength: 500,
        validate: isSetBySave,
        admin: { readOnly: true, description: 'Created from the year, make, model, badge and series.' },
      },
      {
        name: 'slug',
        label: 'Address',
        type: 'text',
        required: true,
        index: true,
        maxLength: 200,
        validate: isSetBySave,
        admin: {
          readOnly: true,
          description: 'The last part of the vehicle’s page, /cars/…. It’s set at the first save and doesn’t change.',
        },
      },
    ),
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
    // Of no use to staff.
    hiddenText('content_hash'),
    hiddenText('short_key'),
    // A trigger sets it, so that no page shows a lender's example of another price (FIN-01).
    readOnlyField({ name: 'finance_price_cents', type: 'number', admin: { hidden: true } }),
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
