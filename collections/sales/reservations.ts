import type { CollectionConfig } from 'payload'
import { cents, given, line, moment, secret, state } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'
import { staffActionEndpoints } from './staff-action-endpoints'

/** The states of a reservation; `src/domain/sales` defines the transitions. */
export const reservationStates = {
  pending: 'Waiting for the deposit',
  held: 'Held',
  lapsed: 'Lapsed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  completed: 'Sold to them',
} as const

/**
 * A vehicle held for one shopper (RSV-01). A partial unique index in the migrations allows one `pending` or `held` row
 * for each vehicle, so two holds are impossible (RSV-02). Written by the site and by staff actions, never through the
 * form.
 */
export const reservations: CollectionConfig = tenantOwned(
  {
    slug: 'reservations',
    labels: { singular: 'Reservation', plural: 'Reservations' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'phone', 'car', 'state', 'deposit_cents', 'held_until', 'createdAt'],
      listSearchableFields: ['name', 'phone', 'email', 'receipt'],
      pagination: pages,
      description: 'Cars that shoppers reserved with a deposit.',
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
      state('state', 'State', reservationStates, 'pending'),
      given(tenantRelationship({ name: 'car', label: 'Vehicle', relationTo: 'vehicles' })),
      line('car_title', 'Vehicle then', 300),
      cents('price_cents', 'Price then'),
      cents('deposit_cents', 'Deposit', true),
      moment('held_until', 'Held until'),
      line('name', 'Name', 100, { required: true }),
      line('phone', 'Phone', 30, { required: true }),
      line('email', 'Email', 254, { required: true }),
      given({ name: 'terms', label: 'Agreed to', type: 'textarea', maxLength: 2000 }),
      line('receipt', 'Receipt number', 40, { index: true }),
      given(tenantRelationship({ name: 'lead', relationTo: 'leads' })),
      given(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      // The client address: unpaid holds are limited per sender.
      secret('sender', { index: true }),
      secret('key', { required: true }),
      secret('token', { unique: true, required: true }),
    ],
  },
  { write: [], remove: ['tenant-admin'], create: false },
)
