import type { CollectionConfig } from 'payload'
import { cents, given, line, moment, secret, state } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'
import { jsonField } from '../shared/json-field'

/** Valuations of shoppers' own vehicles, saved after each step (TRD-02). */
export const valuations: CollectionConfig = tenantOwned(
  {
    slug: 'valuations',
    labels: { singular: 'Valuation', plural: 'Valuations' },
    admin: {
      useAsTitle: 'rego',
      defaultColumns: ['rego', 'description', 'state', 'offer_cents', 'name', 'createdAt'],
      listSearchableFields: ['rego', 'name', 'phone', 'description'],
      pagination: pages,
      description: 'Trade-ins shoppers had valued on the site.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      line('rego', 'Registration', 12, { required: true, index: true }),
      line('rego_state', 'Registered in', 3, { required: true }),
      given({ name: 'kms', label: 'Kilometres', type: 'number', min: 0 }),
      line('description', 'Vehicle', 300),
      state(
        'state',
        'State',
        { valued: 'Valued', none: 'No estimate', offered: 'Offer made', accepted: 'Offer accepted' },
        'valued',
      ),
      cents('low_cents', 'Estimate from'),
      cents('high_cents', 'Estimate to'),
      cents('offer_cents', 'Offer'),
      given({ name: 'adjustments', label: 'Answers', type: 'json', admin: { components: { Field: jsonField } } }),
      given({
        name: 'result',
        label: 'As the provider gave it',
        type: 'json',
        admin: { components: { Field: jsonField } },
      }),
      line('provider', 'Valued by', 60),
      line('provider_id', 'Known there as', 200),
      given(tenantRelationship({ name: 'car', label: 'To trade for', relationTo: 'vehicles' })),
      given(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      given(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      line('name', 'Name', 100),
      line('phone', 'Phone', 30),
      line('email', 'Email', 254),
      moment('accepted_at', 'Accepted'),
      secret('token', { unique: true, required: true }),
    ],
  },
  { write: [], remove: ['tenant-admin'], create: false },
)
