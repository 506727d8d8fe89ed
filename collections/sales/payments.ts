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
import { paymentStateLabels } from '@/src/domain/sales/state-labels'
import { staffActionEndpoints } from './staff-action-endpoints'

/** Deposits (RSV-01) and online payments (RSV-05). Card data stays with the payment provider. */
export const payments = shopperData(
  {
    slug: 'payments',
    labels: { singular: 'Payment', plural: 'Payments' },
    admin: {
      useAsTitle: 'receipt',
      defaultColumns: ['createdAt', 'type', 'name', 'amount_cents', 'state', 'reservation', 'provider'],
      listSearchableFields: ['name', 'email', 'reference', 'receipt'],
      pagination: listPagination,
      description: 'Deposits and payments that shoppers made on your site.',
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
      readOnlySelect('type', 'Type', { deposit: 'Deposit', payment: 'Online payment' }, 'deposit'),
      readOnlySelect('state', 'Status', paymentStateLabels, 'created'),
      readOnlyCents('amount_cents', 'Amount', true),
      readOnlyText('provider', 'Payment provider', 20, { required: true }),
      readOnlyText('session_id', 'Provider’s checkout reference', 200, { index: true }),
      readOnlyText('provider_payment_id', 'Provider’s payment reference', 200, { index: true }),
      readOnlyText('refund_id', 'Provider’s refund reference', 200),
      readOnlyText('problem', 'Last error', 500),
      readOnlyText('reference', 'Shopper’s reference', 100),
      readOnlyText('receipt', 'Receipt number', 40),
      readOnlyText('name', 'Name', 100),
      readOnlyText('phone', 'Phone', 30),
      readOnlyText('email', 'Email', 254),
      readOnlyField(tenantRelationship({ name: 'reservation', relationTo: 'reservations' })),
      readOnlyField(tenantRelationship({ name: 'shopper', relationTo: 'shoppers' })),
      readOnlyMoment('paid_at', 'Paid'),
      readOnlyMoment('refunded_at', 'Refunded'),
      readOnlyMoment('checked_at', 'Last checked with provider'),
      serverOnlyText('key', { required: true }),
      serverOnlyText('token', { unique: true, required: true }),
    ],
  },
  {
    remove: [],
    exported: 'Payments belong to this installation only.',
    menu: { group: 'Sales', order: 3 },
  },
)
