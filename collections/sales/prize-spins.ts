import type { CollectionConfig } from 'payload'
import { given, line, moment } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'

/** Entries of Spin to Win (RSV-05): one for each phone number and campaign. */
export const prizeSpins: CollectionConfig = tenantOwned(
  {
    slug: 'prize-spins',
    labels: { singular: 'Spin to Win entry', plural: 'Spin to Win entries' },
    admin: {
      useAsTitle: 'prize',
      defaultColumns: ['createdAt', 'campaign', 'name', 'phone', 'prize', 'code', 'redeemed_at'],
      listSearchableFields: ['name', 'phone', 'code'],
      pagination: pages,
      description: 'Who turned the wheel, and what they won.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'campaign', 'phone'], unique: true }],
    fields: [
      line('campaign', 'Campaign', 60, { required: true }),
      line('phone', 'Phone', 30, { required: true }),
      line('name', 'Name', 100),
      line('email', 'Email', 254),
      line('prize', 'Prize', 200, { required: true }),
      line('code', 'Code', 20, { index: true }),
      moment('redeemed_at', 'Redeemed'),
      given(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
    ],
  },
  { write: [], remove: ['tenant-admin'], create: false },
)
