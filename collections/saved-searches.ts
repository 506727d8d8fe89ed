import { randomBytes } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { given, line, moment, secret } from './shared/given'
import { pages } from './shared/list-columns'
import { tenantOwned } from './shared/tenant-owned'

/** A URL-safe random token of 192 bits. */
export const newUnsubscribeToken = (): string => randomBytes(24).toString('base64url')

/**
 * Searches that shoppers saved to get emails about new vehicles (SRCH-18). Written by the site; staff read and delete.
 */
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
      line('name', 'Name', 100, { required: true, admin: { description: 'The shopper’s, in emails about new cars.' } }),
      given({ name: 'email', type: 'email', required: true, admin: { description: 'Where news of new cars goes.' } }),
      line('address', 'Search', 2000, {
        required: true,
        admin: { description: 'The address of the search on the site.' },
      }),
      given({
        name: 'consent',
        label: 'Consent given',
        type: 'textarea',
        required: true,
        admin: { description: 'What the shopper agreed to, word by word.' },
      }),
      moment(
        'confirmed_at',
        'Confirmed',
        'When the shopper opened the link in our email. Before that nothing is sent.',
      ),
      moment('told_at', 'Looked at last', 'Cars listed since then are in the next email.'),
      // Lets the reader unsubscribe without signing in, so it is only ever sent in those emails.
      secret('unsubscribe_token', { required: true, unique: true, defaultValue: newUnsubscribeToken }),
    ],
  },
  { write: [], remove: ['tenant-admin', 'editor'], create: false },
)
