import { allRoles } from '@/src/domain/panel/menu'
import { readOnlyField, readOnlyText, readOnlyDate, readOnlySelect } from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { sendAgainEndpoint } from './send-again-endpoint'

/** One lead for one receiver (LEAD-08). The receiver recognises a repeated delivery by its id. */
export const leadDeliveries = tenantOwned(
  {
    slug: 'lead-deliveries',
    labels: { singular: 'Lead delivery', plural: 'Lead deliveries' },
    admin: {
      useAsTitle: 'target',
      defaultColumns: ['lead', 'channel', 'target', 'state', 'tries', 'delivered_at', 'createdAt'],
      pagination: listPagination,
      description: 'Which leads reached whom, and which are still on their way.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints: [sendAgainEndpoint],
    indexes: [{ fields: ['lead', 'channel', 'target'], unique: true }],
    fields: [
      readOnlyField(tenantRelationship({ name: 'lead', relationTo: 'leads', required: true })),
      readOnlySelect('channel', 'By', { email: 'Email', adf: 'ADF by email', webhook: 'Webhook' }, 'email'),
      readOnlyText('target', 'To', 2000, { required: true }),
      readOnlySelect('state', 'State', { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' }, 'waiting'),
      readOnlyField({ name: 'tries', type: 'number', required: true, defaultValue: 0, min: 0 }),
      readOnlyText('problem', 'Last problem', 500),
      readOnlyDate('next_try_at', 'Next try'),
      readOnlyDate('delivered_at', 'Delivered'),
    ],
  },
  {
    write: [],
    remove: ['tenant-admin'],
    create: false,
    public: false,
    exported: 'Deliveries of leads are a record of this installation.',
    menu: { group: 'Leads', order: 5, roles: allRoles, label: 'Deliveries' },
  },
)
