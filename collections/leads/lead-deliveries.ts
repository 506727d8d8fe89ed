import { readOnlyField, readOnlyText, readOnlyMoment, readOnlySelect } from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { shopperData } from '@/src/cms/access/shopper-data'
import { sendAgainEndpoint } from './send-again-endpoint'

/** One lead for one receiver (LEAD-08). The receiver recognises a repeated delivery by its id. */
export const leadDeliveries = shopperData(
  {
    slug: 'lead-deliveries',
    labels: { singular: 'Lead delivery', plural: 'Lead deliveries' },
    admin: {
      useAsTitle: 'target',
      defaultColumns: ['lead', 'channel', 'target', 'state', 'tries', 'delivered_at', 'createdAt'],
      pagination: listPagination,
      description: 'Where each lead was sent, and which leads are still waiting.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints: [sendAgainEndpoint],
    indexes: [{ fields: ['lead', 'channel', 'target'], unique: true }],
    fields: [
      readOnlyField(tenantRelationship({ name: 'lead', relationTo: 'leads', required: true })),
      readOnlySelect('channel', 'Sent by', { email: 'Email', adf: 'ADF by email', webhook: 'Webhook' }, 'email'),
      readOnlyText('target', 'Sent to', 2000, { required: true }),
      readOnlySelect('state', 'Status', { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' }, 'waiting'),
      readOnlyField({ name: 'tries', label: 'Attempts', type: 'number', required: true, defaultValue: 0, min: 0 }),
      readOnlyText('problem', 'Last error', 500),
      readOnlyMoment('next_try_at', 'Next attempt'),
      readOnlyMoment('delivered_at', 'Delivered'),
    ],
  },
  {
    exported: 'Lead deliveries belong to this installation only.',
    menu: { group: 'Leads', order: 5, label: 'Deliveries' },
  },
)
