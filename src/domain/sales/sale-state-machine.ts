/**
 * State machine of a payment and the hold it pays for (RSV-01, RSV-02). Pure: callers lock both rows, call
 * `applySaleEvent` and save the result. Events may be repeated, late, out of order or missing; an event that does not
 * apply changes nothing.
 */
export type PaymentState = 'created' | 'open' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded'
export type HoldState = 'pending' | 'held' | 'lapsed' | 'cancelled' | 'refunded' | 'completed'

/** A payment and the hold it is the deposit of; `hold` is null for payments without a vehicle. */
export type Sale = { readonly payment: PaymentState; readonly hold: HoldState | null }

export type SaleEvent =
  /** The provider created a checkout; the shopper gets its address. */
  | { readonly kind: 'opened' }
  /** The provider has received the money. `free` if the vehicle is for sale and not held by someone else. */
  | { readonly kind: 'paid'; readonly free: boolean }
  /** The payment failed or expired at the provider. */
  | { readonly kind: 'unpaid'; readonly as: 'failed' | 'expired' }
  /** The hold expired. */
  | { readonly kind: 'due' }
  /** The shopper cancelled before paying, or staff released the vehicle without a refund for now. */
  | { readonly kind: 'released' }
  /** Staff refund the payment; the vehicle is free at once. */
  | { readonly kind: 'refund' }
  /** Staff sold the vehicle to the shopper; the deposit is part of its price. */
  | { readonly kind: 'sold' }
  /** The provider confirmed the refund. */
  | { readonly kind: 'returned' }

/** Allowed transitions. A failed or expired payment may still become paid: the provider decides. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['open', 'paid', 'failed', 'expired', 'refunding'],
  open: ['paid', 'failed', 'expired', 'refunding'],
  failed: ['paid', 'refunding'],
  expired: ['paid', 'refunding'],
  paid: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
}

/** Allowed transitions. A lapsed hold is held again by a late payment if the vehicle is still free. */
export const holdTransitions: Readonly<Record<HoldState, readonly HoldState[]>> = {
  pending: ['held', 'lapsed', 'cancelled'],
  held: ['lapsed', 'cancelled', 'refunded', 'completed'],
  lapsed: ['held'],
  cancelled: ['refunded'],
  refunded: [],
  completed: [],
}

const unpaidStates: readonly PaymentState[] = ['created', 'open', 'failed', 'expired']
/** Reports whether the money has not been received. */
export const isUnpaid = (payment: PaymentState): boolean => unpaidStates.includes(payment)

const applyPaid = ({ payment, hold }: Sale, free: boolean): Sale => {
  if (!isUnpaid(payment)) return { payment, hold }
  if (hold === null) return { payment: 'paid', hold }
  if (free && (hold === 'pending' || hold === 'lapsed')) return { payment: 'paid', hold: 'held' }
  // Too late, or the vehicle is no longer free: refund automatically.
  return { payment: 'refunding', hold: hold === 'pending' ? 'cancelled' : hold }
}

const applyUnpaid = ({ payment, hold }: Sale, as: 'failed' | 'expired'): Sale => {
  if (payment !== 'created' && payment !== 'open') return { payment, hold }
  return { payment: as, hold: hold === 'pending' ? (as === 'failed' ? 'cancelled' : 'lapsed') : hold }
}

const applyDue = ({ payment, hold }: Sale): Sale => {
  if (hold === 'pending') return { payment, hold: 'lapsed' }
  if (hold === 'held' && payment === 'paid') return { payment: 'refunding', hold: 'lapsed' }
  return { payment, hold }
}

const applyRefund = ({ payment, hold }: Sale): Sale => {
  if (payment !== 'paid' || hold === 'completed') return { payment, hold }
  return { payment: 'refunding', hold: hold === null ? null : 'refunded' }
}

const applyReleased = ({ payment, hold }: Sale): Sale =>
  hold === 'pending' || hold === 'held' ? { payment, hold: 'cancelled' } : { payment, hold }

type Transitions = {
  readonly [Kind in SaleEvent['kind']]: (sale: Sale, event: Extract<SaleEvent, { kind: Kind }>) => Sale
}

const transitions: Transitions = {
  opened: ({ payment, hold }) => ({ payment: payment === 'created' ? 'open' : payment, hold }),
  paid: (sale, { free }) => applyPaid(sale, free),
  unpaid: (sale, { as }) => applyUnpaid(sale, as),
  due: applyDue,
  released: applyReleased,
  refund: applyRefund,
  sold: ({ payment, hold }) => ({ payment, hold: hold === 'held' ? 'completed' : hold }),
  returned: ({ payment, hold }) => ({ payment: payment === 'refunding' ? 'refunded' : payment, hold }),
}

/** Applies an event to a sale; returns an equal sale if it does not apply. Never throws. */
export const applySaleEvent = (sale: Sale, event: SaleEvent): Sale =>
  (transitions[event.kind] as (sale: Sale, event: SaleEvent) => Sale)(sale, event)

const allowedPayments: Readonly<Record<HoldState, readonly PaymentState[]>> = {
  pending: ['created', 'open'],
  held: ['paid'],
  completed: ['paid'],
  lapsed: ['created', 'open', 'failed', 'expired', 'refunding', 'refunded'],
  cancelled: ['created', 'open', 'failed', 'expired', 'paid', 'refunding', 'refunded'],
  refunded: ['refunding', 'refunded'],
}

/**
 * Reports whether payment and hold are consistent (RSV-02): no money is kept for a vehicle the shopper does not have.
 */
export const isConsistent = ({ payment, hold }: Sale): boolean =>
  hold === null || allowedPayments[hold].includes(payment)

/** Reports whether the settlement job has nothing more to do for this sale. */
export const isSettled = ({ payment, hold }: Sale): boolean =>
  !['created', 'open', 'refunding'].includes(payment) && hold !== 'pending' && hold !== 'held'
