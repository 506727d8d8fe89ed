import type { CollectionConfig } from 'payload'
import { given, line, moment, state } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'
import { sendAgainEndpoint } from './send-again-endpoint'

/** One lead for one receiver (LEAD-08). The receiver recognises a repeated delivery by its id. */
export const leadDeliveries: CollectionConfig = tenantOwned(
  {
    slug: 'lead-deliveries',
    labels: { singular: 'Lead delivery', plural: 'Lead deliveries' },
    admin: {
      useAsTitle: 'target',
      defaultColumns: ['lead', 'channel', 'target', 'state', 'tries', 'delivered_at', 'createdAt'],
      pagination: pages,
      description: 'Which leads reached whom, and which are still on their way.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints: [sendAgainEndpoint],
    indexes: [{ fields: ['lead', 'channel', 'target'], unique: true }],
    fields: [
      given(tenantRelationship({ name: 'lead', relationTo: 'leads', required: true })),
      state('channel', 'By', { email: 'Email', adf: 'ADF by email', webhook: 'Webhook' }, 'email'),
      line('target', 'To', 2000, { required: true }),
      state('state', 'State', { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' }, 'waiting'),
      given({ name: 'tries', type: 'number', required: true, defaultValue: 0, min: 0 }),
      line('problem', 'Last problem', 500),
      moment('next_try_at', 'Next try'),
      moment('delivered_at', 'Delivered'),
    ],
  },
  { write: [], remove: ['tenant-admin'], create: false },
)
