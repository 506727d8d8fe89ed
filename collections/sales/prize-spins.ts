import { readOnlyField, readOnlyText, readOnlyMoment } from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { shopperData } from '@/src/cms/access/shopper-data'

/** Entries of Spin to Win (RSV-05): one for each phone number and campaign. */
export const prizeSpins = shopperData(
  {
    slug: 'prize-spins',
    labels: { singular: 'Spin to Win entry', plural: 'Spin to Win entries' },
    admin: {
      useAsTitle: 'prize',
      defaultColumns: ['createdAt', 'campaign', 'name', 'phone', 'prize', 'code', 'redeemed_at'],
      listSearchableFields: ['name', 'phone', 'code'],
      pagination: listPagination,
      description: 'Shoppers who spun the wheel, and what they won.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['tenant', 'campaign', 'phone'], unique: true }],
    fields: [
      readOnlyText('campaign', 'Campaign', 60, { required: true }),
      readOnlyText('phone', 'Phone', 30),
      readOnlyText('name', 'Name', 100),
      readOnlyText('email', 'Email', 254),
      readOnlyText('prize', 'Prize', 200, { required: true }),
      readOnlyText('code', 'Code', 20, { index: true }),
      readOnlyMoment('redeemed_at', 'Redeemed'),
      readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
    ],
  },
  {
    exported: 'Spin to Win entries belong to this installation only.',
    menu: { group: 'Sales', order: 4 },
  },
)
