import type { CollectionConfig } from 'payload'
import { cents, given, line, moment, secret, state } from '../shared/given'
import { pages } from '../shared/list-columns'
import { tenantRelationship } from '../shared/references'
import { tenantOwned } from '../shared/tenant-owned'
import { staffActionEndpoints } from './staff-action-endpoints'

/** The states of a payment; `src/domain/sales` defines the transitions. */
export const paymentStates = {
  created: 'Started',
  open: 'With the shopper',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Not paid in time',
  refunding: 'Refund under way',
  refunded: 'Refunded',
} as const

/** Deposits (RSV-01) and online payments (RSV-05). Card data stays with the payment provider. */
export const payments: CollectionConfig = tenantOwned(
  {
    slug: 'payments',
    labels: { singular: 'Payment', plural: 'Payments' },
    admin: {
      useAsTitle: 'receipt',
      defaultColumns: ['createdAt', 'purpose', 'name', 'amount_cents', 'state', 'reservation', 'provider'],
      listSearchableFields: ['name', 'email', 'reference', 'receipt'],
      pagination: pages,
      description: 'Deposits and payments taken on the site.',
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints: staffActionEndpoints('payments'),
    indexes: [{ fields: ['tenant', 'key'], unique: true }],
    fields: [
      {
        name: 'actions',
        type: 'ui',
        admin: { components: { Field: '/src/admin/sales/staff-actions-panel#StaffActionsPanel' } },
      },
      state('purpose', 'For', { deposit: 'Deposit', payment: 'Online payment' }, 'deposit'),
      state('state', 'State', paymentStates, 'created'),
      cents('amount_cents', 'Amount', true),
      line('provider', 'Taken by', 20, { required: true }),
      line('session_id', 'Checkout there', 200, { index: true }),
      line('provider_payment_id', 'Payment there', 200, { index: true }),
      line('refund_id', 'Refund there', 200),
      line('problem', 'Last problem', 500),
      line('reference', 'Reference given', 100),
      line('receipt', 'Receipt number', 40),
      line('name', 'Name', 100),
      line('phone', 'Phone', 30),
      line('email', 'Email', 254),
      given(tenantRelationship({ name: 'reservation', relationTo: 'reservations' })),
      given(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      moment('paid_at', 'Paid'),
      moment('refunded_at', 'Refunded'),
      moment('checked_at', 'Last asked the provider'),
      secret('key', { required: true }),
      secret('token', { unique: true, required: true }),
    ],
  },
  { write: [], create: false },
)
