import type { HoldState, PaymentState } from './sale-state-machine'

/** Actions of staff on a sale, each confirmed first (RSV-01). */
export type StaffAction = 'refund' | 'release' | 'sold'

export const isStaffAction = (value: unknown): value is StaffAction =>
  value === 'refund' || value === 'release' || value === 'sold'

type StaffActionCopy = { readonly label: string; readonly confirm: string }

export const staffActionCopy: Readonly<Record<StaffAction, StaffActionCopy>> = {
  refund: { label: 'Refund', confirm: 'Refund the full amount to the shopper? Any hold ends straight away.' },
  release: {
    label: 'Release',
    confirm: 'End the hold and keep the deposit for now? Other shoppers can reserve the vehicle straight away.',
  },
  sold: {
    label: 'Mark as sold',
    confirm: 'Mark the vehicle as sold to this shopper? The deposit counts towards the price.',
  },
}

/** Lists the actions that change a sale in this state. */
export const listStaffActions = (payment: PaymentState, hold: HoldState | null): readonly StaffAction[] => [
  ...(payment === 'paid' && hold !== 'completed' ? (['refund'] as const) : []),
  ...(hold === 'pending' || hold === 'held' ? (['release'] as const) : []),
  ...(hold === 'held' ? (['sold'] as const) : []),
]
