import {
  readOnlyCents,
  readOnlyField,
  readOnlyText,
  readOnlyMoment,
  serverOnlyText,
  readOnlySelect,
} from '@/src/cms/fields/read-only-fields'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantRelationship } from '@/src/cms/fields/references'
import { shopperData } from '@/src/cms/access/shopper-data'
import { holdStateLabels } from '@/src/domain/sales/state-labels'
import { staffActionEndpoints } from './staff-action-endpoints'

/**
 * A vehicle held for one shopper (RSV-01). A partial unique index in the migrations allows one `pending` or `held` row
 * for each vehicle, so two holds are impossible (RSV-02). Written by the site and by staff actions, never through the
 * form.
 */
export const reservations = shopperData(
  {
    slug: 'reservations',
    labels: { singular: 'Reservation', plural: 'Reservations' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'phone', 'car', 'state', 'deposit_cents', 'held_until', 'createdAt'],
      listSearchableFields: ['name', 'phone', 'email', 'receipt'],
      pagination: listPagination,
      description: 'Vehicles that shoppers reserved with a deposit.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints: staffActionEndpoints('reservations'),
    indexes: [{ fields: ['tenant', 'key'], unique: true }],
    fields: [
      {
        name: 'actions',
        type: 'ui',
        admin: { components: { Field: '/src/admin/sales/staff-actions-panel#StaffActionsPanel' } },
      },
      readOnlySelect('state', 'Status', holdStateLabels, 'pending'),
      readOnlyField(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
      readOnlyText('car_title', 'Vehicle at the time', 300),
      readOnlyCents('price_cents', 'Price at the time'),
      readOnlyCents('deposit_cents', 'Deposit', true),
      readOnlyMoment('held_until', 'Held until'),
      readOnlyText('name', 'Name', 100, { required: true }),
      readOnlyText('phone', 'Phone', 30, { required: true }),
      readOnlyText('email', 'Email', 254, { required: true }),
      readOnlyField({ name: 'terms', label: 'Terms agreed to', type: 'textarea', maxLength: 2000 }),
      readOnlyText('receipt', 'Receipt number', 40, { index: true }),
      readOnlyField(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      // The client address: unpaid holds are limited per sender.
      serverOnlyText('sender', { index: true }),
      serverOnlyText('key', { required: true }),
      serverOnlyText('token', { unique: true, required: true }),
    ],
  },
  {
    exported: 'Reservations belong to this installation only.',
    menu: { group: 'Sales', order: 1 },
  },
)
