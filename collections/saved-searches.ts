import { randomBytes } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { moment } from './shared/given'
import { pages } from './shared/list-columns'
import { tenantOwned } from './shared/tenant-owned'

/** 192 bits nobody guesses, in characters of an address. */
export const newUnsubscribeToken = (): string => randomBytes(24).toString('base64url')

/** Searches shoppers saved, to hear of new cars (SRCH-18). Written by the site; staff read and delete. */
export const savedSearches: CollectionConfig = tenantOwned(
  {
    slug: 'saved-searches',
    labels: { singular: 'Saved search', plural: 'Saved searches' },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'address', 'confirmed_at', 'createdAt'],
      listSearchableFields: ['email', 'name'],
      pagination: pages,
      description: 'Searches whose new cars shoppers want to hear of by email.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'email', 'address'], unique: true }],
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 100,
        admin: { description: 'The shopper’s, in emails about new cars.' },
      },
      { name: 'email', type: 'email', required: true, admin: { description: 'Where news of new cars goes.' } },
      {
        name: 'address',
        label: 'Search',
        type: 'text',
        required: true,
        maxLength: 2000,
        admin: { description: 'The address of the search on the site.' },
      },
      {
        name: 'consent',
        label: 'Consent given',
        type: 'textarea',
        required: true,
        admin: { description: 'What the shopper agreed to, word by word.' },
      },
      moment(
        'confirmed_at',
        'Confirmed',
        'When the shopper opened the link in our email. Before that nothing is sent.',
      ),
      moment('told_at', 'Looked at last', 'Cars listed since then are in the next email.'),
      {
        name: 'unsubscribe_token',
        type: 'text',
        required: true,
        unique: true,
        defaultValue: newUnsubscribeToken,
        // Whoever has it may end the emails: it goes into those and nowhere else.
        access: { read: () => false, update: () => false },
        admin: { hidden: true },
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
