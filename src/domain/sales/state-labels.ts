import type { HoldState, PaymentState } from './sale-state-machine'

/** The states of a payment, in the words of staff. */
export const paymentStateLabels = {
  created: 'Started',
  open: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
} as const satisfies Readonly<Record<PaymentState, string>>

/** The states of a reservation, in the words of staff. */
export const holdStateLabels = {
  pending: 'Waiting for deposit',
  held: 'Held',
  lapsed: 'Expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  completed: 'Sold',
} as const satisfies Readonly<Record<HoldState, string>>
