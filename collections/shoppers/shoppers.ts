import type { CollectionConfig } from 'payload'
import { given, line, moment, secret } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantOwned } from '../shared/tenant-owned'

/** Shoppers who signed in on a dealer's site by phone (ACC-01). They cannot sign in to the panel. */
export const shoppers: CollectionConfig = tenantOwned(
  {
    slug: 'shoppers',
    labels: { singular: 'Shopper', plural: 'Shoppers' },
    admin: {
      useAsTitle: 'phone',
      defaultColumns: ['phone', 'name', 'email', 'seen_at', 'createdAt'],
      listSearchableFields: ['phone', 'name', 'email'],
      pagination: pages,
      description: 'People with an account on this site. They sign in by a code sent to their phone.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'phone'], unique: true }],
    fields: [
      line('phone', 'Mobile', 20, { required: true, admin: { description: 'As it is dialled from anywhere: +61…' } }),
      line('name', 'Name', 100),
      line('email', 'Email', 254),
      given({ name: 'email_confirmed', label: 'Email confirmed', type: 'checkbox', defaultValue: false }),
      given({
        name: 'price_alerts',
        label: 'Emails about price drops',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Whether they asked to hear when a saved car costs less.' },
      }),
      given({
        name: 'alerts_consent',
        label: 'Consent given',
        type: 'textarea',
        admin: { description: 'What they agreed to, word by word.' },
      }),
      moment('seen_at', 'Last signed in'),
      // Raising it ends every session of this shopper.
      given({ name: 'session_round', type: 'number', defaultValue: 0, required: true, admin: { hidden: true } }),
      secret('unsubscribe_token', { unique: true }),
    ],
  },
  { write: [], remove: ['tenant-admin'], create: false },
)
