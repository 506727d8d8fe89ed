import type { CollectionConfig } from 'payload'
import { given, line, moment, secret, state } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'
import { jsonField } from '../shared/json-field'

/** Online purchases in progress (RSV-04): the steps done so far with their answers. Resumed after sign-in. */
export const purchases: CollectionConfig = tenantOwned(
  {
    slug: 'purchases',
    labels: { singular: 'Online purchase', plural: 'Online purchases' },
    admin: {
      useAsTitle: 'car_title',
      defaultColumns: ['car_title', 'name', 'phone', 'step', 'state', 'updatedAt'],
      listSearchableFields: ['name', 'phone', 'car_title'],
      pagination: pages,
      description: 'Purchases shoppers began on the site, and how far they came.',
    },
    defaultSort: '-updatedAt',
    disableDuplicate: true,
    fields: [
      state('state', 'State', { open: 'Under way', done: 'Complete', abandoned: 'Given up' }, 'open'),
      state(
        'step',
        'Step',
        {
          'trade-in': 'Trade-in',
          payment: 'Finance or cash',
          delivery: 'Delivery',
          details: 'Details',
          deposit: 'Deposit',
          summary: 'Summary',
        },
        'trade-in',
      ),
      given({ name: 'answers', type: 'json', admin: { components: { Field: jsonField } } }),
      given(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
      line('car_title', 'Vehicle then', 300),
      line('name', 'Name', 100),
      line('phone', 'Phone', 30),
      line('email', 'Email', 254),
      given(tenantRelationship({ name: 'reservation', relationTo: 'reservations' })),
      given(tenantRelationship({ name: 'valuation', relationTo: 'valuations' })),
      given(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      given(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      moment('done_at', 'Completed'),
      secret('token', { unique: true, required: true }),
    ],
  },
  { write: [], remove: ['tenant-admin'], create: false },
)
