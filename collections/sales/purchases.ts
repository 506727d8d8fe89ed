import {
  readOnlyField,
  readOnlyText,
  readOnlyMoment,
  serverOnlyText,
  readOnlySelect,
} from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { shopperData } from '@/src/cms/access/shopper-data'
import { JSON_FIELD } from '@/src/cms/fields/json-field'

/** Online purchases in progress (RSV-04): the steps done so far with their answers. Resumed after sign-in. */
export const purchases = shopperData(
  {
    slug: 'purchases',
    labels: { singular: 'Online purchase', plural: 'Online purchases' },
    admin: {
      useAsTitle: 'car_title',
      defaultColumns: ['car_title', 'name', 'phone', 'step', 'state', 'updatedAt'],
      listSearchableFields: ['name', 'phone', 'car_title'],
      pagination: listPagination,
      description: 'Purchases that shoppers started on your site, and the step they reached.',
    },
    defaultSort: '-updatedAt',
    disableDuplicate: true,
    fields: [
      readOnlySelect('state', 'Status', { open: 'In progress', done: 'Complete', abandoned: 'Abandoned' }, 'open'),
      readOnlySelect(
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
      readOnlyField({ name: 'answers', type: 'json', admin: { components: { Field: JSON_FIELD } } }),
      readOnlyField(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
      readOnlyText('car_title', 'Vehicle at the time', 300),
      readOnlyText('name', 'Name', 100),
      readOnlyText('phone', 'Phone', 30),
      readOnlyText('email', 'Email', 254),
      readOnlyField(tenantRelationship({ name: 'reservation', relationTo: 'reservations' })),
      readOnlyField(tenantRelationship({ name: 'valuation', relationTo: 'valuations' })),
      readOnlyField(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      readOnlyMoment('done_at', 'Completed'),
      serverOnlyText('token', { unique: true, required: true }),
    ],
  },
  {
    exported: 'Purchases contain customers’ personal data.',
    menu: { group: 'Sales', order: 2 },
  },
)
