/**
 * What becomes of money and of the car it holds (RSV-01, RSV-02). Pure: who writes states down locks both rows, asks
 * `step`, and writes what it says. Events may come twice, late, in any order or never: what they cannot mean changes
 * nothing.
 */
export type PaymentState = 'created' | 'open' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded'
export type HoldState = 'pending' | 'held' | 'lapsed' | 'cancelled' | 'refunded' | 'completed'

/** A payment, and the hold it is the deposit of; null for money that holds no car. */
export type Sale = { readonly payment: PaymentState; readonly hold: HoldState | null }

export type SaleEvent =
  /** The provider has a checkout for it, whose address the shopper is given. */
  | { readonly kind: 'opened' }
  /** The provider has the money. `free`: the car may still be sold, and nobody else holds it. */
  | { readonly kind: 'paid'; readonly free: boolean }
  /** It cannot be paid any more: the provider refused it, or its time is over. */
  | { readonly kind: 'unpaid'; readonly as: 'failed' | 'expired' }
  /** The hold's time is over. */
  | { readonly kind: 'due' }
  /** The shopper lets go before paying, or staff free the car and keep the money for now. */
  | { readonly kind: 'released' }
  /** Staff give the money back; the car is free at once. */
  | { readonly kind: 'refund' }
  /** Staff sold them the car: the deposit is part of its price. */
  | { readonly kind: 'sold' }
  /** The provider has taken the refund on. */
  | { readonly kind: 'returned' }

/** Which state may follow which. A payment that failed or expired may still turn out paid: the provider has the last word. */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['open', 'paid', 'failed', 'expired', 'refunding'],
  open: ['paid', 'failed', 'expired', 'refunding'],
  failed: ['paid', 'refunding'],
  expired: ['paid', 'refunding'],
  paid: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
}

/** A hold that lapsed unpaid is taken up again by money that comes late, where the car is still to be had. */
export const holdMoves: Readonly<Record<HoldState, readonly HoldState[]>> = {
  pending: ['held', 'lapsed', 'cancelled'],
  held: ['lapsed', 'cancelled', 'refunded', 'completed'],
  lapsed: ['held'],
  cancelled: ['refunded'],
  refunded: [],
  completed: [],
}

const unpaidStates: readonly PaymentState[] = ['created', 'open', 'failed', 'expired']
/** Whether the shopper's money has not come yet. */
export const isUnpaid = (payment: PaymentState): boolean => unpaidStates.includes(payment)

const paid = ({ payment, hold }: Sale, free: boolean): Sale => {
  if (!isUnpaid(payment)) return { payment, hold }
  if (hold === null) return { payment: 'paid', hold }
  if (free && (hold === 'pending' || hold === 'lapsed')) return { payment: 'paid', hold: 'held' }
  // Too late, or the car went another way: the money goes back by itself.
  return { payment: 'refunding', hold: hold === 'pending' ? 'cancelled' : hold }
}

const unpaid = ({ payment, hold }: Sale, as: 'failed' | 'expired'): Sale => {
  if (payment !== 'created' && payment !== 'open') return { payment, hold }
  return { payment: as, hold: hold === 'pending' ? (as === 'failed' ? 'cancelled' : 'lapsed') : hold }
}

const due = ({ payment, hold }: Sale): Sale => {
  if (hold === 'pending') return { payment, hold: 'lapsed' }
  if (hold === 'held' && payment === 'paid') return { payment: 'refunding', hold: 'lapsed' }
  return { payment, hold }
}

const refund = ({ payment, hold }: Sale): Sale => {
  if (payment !== 'paid' || hold === 'completed') return { payment, hold }
  return { payment: 'refunding', hold: hold === null ? null : 'refunded' }
}

const released = ({ payment, hold }: Sale): Sale =>
  hold === 'pending' || hold === 'held' ? { payment, hold: 'cancelled' } : { payment, hold }

type Ways = { readonly [Kind in SaleEvent['kind']]: (sale: Sale, event: Extract<SaleEvent, { kind: Kind }>) => Sale }

const ways: Ways = {
  opened: ({ payment, hold }) => ({ payment: payment === 'created' ? 'open' : payment, hold }),
  paid: (sale, { free }) => paid(sale, free),
  unpaid: (sale, { as }) => unpaid(sale, as),
  due,
  released,
  refund,
  sold: ({ payment, hold }) => ({ payment, hold: hold === 'held' ? 'completed' : hold }),
  returned: ({ payment, hold }) => ({ payment: payment === 'refunding' ? 'refunded' : payment, hold }),
}

/** What an event makes of a sale; an equal sale where it means nothing (any more). Total. */
export const step = (sale: Sale, event: SaleEvent): Sale =>
  (ways[event.kind] as (sale: Sale, event: SaleEvent) => Sale)(sale, event)

const together: Readonly<Record<HoldState, readonly PaymentState[]>> = {
  pending: ['created', 'open'],
  held: ['paid'],
  completed: ['paid'],
  lapsed: ['created', 'open', 'failed', 'expired', 'refunding', 'refunded'],
  cancelled: ['created', 'open', 'failed', 'expired', 'paid', 'refunding', 'refunded'],
  refunded: ['refunding', 'refunded'],
}

/** Whether payment and hold say the same (RSV-02): nobody's money lies with us for a car they do not have. */
export const agrees = ({ payment, hold }: Sale): boolean => hold === null || together[hold].includes(payment)

/** Whether the sale still waits for something that the settling job brings about. */
export const isSettled = ({ payment, hold }: Sale): boolean =>
  !['created', 'open', 'refunding'].includes(payment) && hold !== 'pending' && hold !== 'held'

/** Minutes a shopper has to pay: so long the car is kept for them. */
export const payMinutes = 30
/** Hours a paid deposit holds a car (V§9). */
export const holdHours = 48

/** Until when a hold that begins, or is paid, now lasts. */
export const pendingUntil = (now: Date): Date => new Date(now.getTime() + payMinutes * 60_000)
export const heldUntil = (now: Date): Date => new Date(now.getTime() + holdHours * 3_600_000)
