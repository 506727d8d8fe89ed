import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { CarType, ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { formatCents } from '@/src/domain/money/format-money'
import { HOLD_HOURS } from './hold-expiry'

/** Copy about deposits on pages and receipts (RSV-01). The emails' is in `src/services/sales/notices.ts`. */

/** Lists what happens after the form is sent. `kind` is the vehicle's noun: car, truck… */
export const listReserveSteps = (deposit_cents: number, kind: ItemType): readonly string[] => [
  `You pay a deposit of ${formatCents(deposit_cents)} by card. It is 100% refundable.`,
  `The ${kind} is held for you for ${String(HOLD_HOURS)} hours. No one else can reserve it.`,
  `We’ll call you to arrange ${kind === 'caravan' ? '' : 'an inspection, '}${replaceTestDrive('a test drive', [kind])} or the paperwork.`,
  `If you go ahead, the deposit comes off the price. If you change your mind, we’ll refund it. After ${String(HOLD_HOURS)} hours, we’ll refund it automatically.`,
]

/** Text of the agreement, stored exactly with the reservation. */
export const reserveTermsText = (dealer: string, deposit_cents: number): string =>
  `I agree that ${dealer} takes a deposit of ${formatCents(deposit_cents)} to hold this vehicle for ${String(HOLD_HOURS)} hours, and gives it back in full if I do not go ahead. Reserving is not a contract to buy.`

const coolingOffByState: Readonly<Record<string, Readonly<Partial<Record<CarType, string>>>>> = {
  vic: {
    new: 'In Victoria you have 3 business days to change your mind after you sign to buy a new or used car from a dealer.',
    demo: 'In Victoria you have 3 business days to change your mind after you sign to buy a new or used car from a dealer.',
    used: 'In Victoria you have 3 business days to change your mind after you sign to buy a new or used car from a dealer.',
  },
  qld: {
    used: 'In Queensland you have 1 clear business day to change your mind after you sign to buy a used car from a dealer.',
  },
  sa: {
    demo: 'In South Australia you have 2 days to change your mind after you sign to buy a used car from a dealer.',
    used: 'In South Australia you have 2 days to change your mind after you sign to buy a used car from a dealer.',
  },
  nsw: {
    new: 'In New South Wales there is 1 day to change your mind only where the dealer arranges finance for the purchase.',
    demo: 'In New South Wales there is 1 day to change your mind only where the dealer arranges finance for the purchase.',
    used: 'In New South Wales there is 1 day to change your mind only where the dealer arranges finance for the purchase.',
  },
}

/** Returns the statutory cooling-off note of the selling location's state; a neutral note for other states. */
export const coolingOffText = (state: string | undefined, car_type: CarType): string =>
  coolingOffByState[(state ?? '').toLowerCase()]?.[car_type] ??
  'Ask us about cooling-off rights for this purchase before you sign; your deposit stays refundable until you sign a contract.'

/** Formats a receipt's number from the payment's id, short enough to read out on the phone. */
export const formatReceiptNumber = (id: string): string => `FC-${id.replaceAll('-', '').slice(-10).toUpperCase()}`
