import type { HoldState, PaymentState } from './sale-state-machine'

/** Actions of staff on a sale, each confirmed first (RSV-01). */
export type StaffAction = 'refund' | 'release' | 'sold'

export const isStaffAction = (value: unknown): value is StaffAction =>
  value === 'refund' || value === 'release' || value === 'sold'

/** The shopper's name, or a word for them, and the amount of the payment: `$1,000`. */
export type SaleParty = { readonly shopper: string; readonly amount: string; readonly isPaid: boolean }

type StaffActionCopy = {
  readonly label: string
  readonly confirm: (sale: SaleParty) => string
  /** Said after the action. */
  readonly done: (sale: SaleParty) => string
}

export const staffActionCopy: Readonly<Record<StaffAction, StaffActionCopy>> = {
  refund: {
    label: 'Refund',
    confirm: ({ amount, shopper }) => `Refund ${amount} to ${shopper}? Any hold ends straight away.`,
    done: ({ amount, shopper }) => `${amount} goes back to ${shopper}. We’ll email them when the refund is made.`,
  },
  release: {
    label: 'Release',
    confirm: ({ amount, isPaid }) =>
      `End the hold${isPaid ? ` and keep the ${amount} for now` : ''}? Other shoppers can reserve the vehicle straight away.`,
    done: () => 'The hold has ended. Other shoppers can reserve the vehicle again.',
  },
  sold: {
    label: 'Mark as sold',
    confirm: ({ shopper }) => `Mark the vehicle as sold to ${shopper}? The deposit counts towards the price.`,
    done: ({ shopper }) => `The vehicle is marked as sold to ${shopper}.`,
  },
}

/** Lists the actions that change a sale in this state. */
export const listStaffActions = (payment: PaymentState, hold: HoldState | null): readonly StaffAction[] => [
  ...(payment === 'paid' && hold !== 'completed' ? (['refund'] as const) : []),
  ...(hold === 'pending' || hold === 'held' ? (['release'] as const) : []),
  ...(hold === 'held' ? (['sold'] as const) : []),
]
