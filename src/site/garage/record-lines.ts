import { bookingLabelOf, isBookingKind } from '@/src/domain/leads/lead-types'
import { formatCents } from '@/src/domain/money/format-money'
import { formatLocalTime } from '@/src/domain/bookings/bookable-days'
import { formatLongMoment, formatMomentDay } from '@/src/domain/time/format-moment'
import type { AccountRecord } from '@/src/features/account/records'
import type { ShopperRecord as Row } from '@/src/server/accounts/shopper-account'

const textOf = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

const amountText = (row: Row, name: string): string => {
  const value = row[name]
  return value === null || value === undefined ? '' : formatCents(Number(value))
}

/** A date in the dealer's time zone. */
const formatDay = (value: unknown, timeZone: string): string =>
  value instanceof Date ? formatMomentDay(value, timeZone) : ''

/** The end of a hold, to the minute: after it, the deposit is refunded. */
const formatEnd = (value: unknown, timeZone: string): string =>
  value instanceof Date ? formatLongMoment(value, timeZone) : ''

const vehicleHref = (row: Row): { readonly href?: string } =>
  textOf(row, 'car_slug') === '' ? {} : { href: `/cars/${textOf(row, 'car_slug')}` }

/** Link to a page that is addressed by its secret token. */
const tokenHref = (row: Row, folder: string): { readonly href?: string } =>
  textOf(row, 'token') === '' ? {} : { href: `${folder}/${textOf(row, 'token')}` }

const nonEmptyTexts = (...all: readonly string[]): readonly string[] => all.filter((one) => one !== '')

type ToLine = (row: Row, zone: string) => Omit<AccountRecord, 'id'>

export const enquiryLine: ToLine = (row, zone) => ({
  title: textOf(row, 'category'),
  notes: nonEmptyTexts(
    textOf(row, 'car_title'),
    textOf(row, 'message').slice(0, 160),
    `Sent ${formatDay(row['created_at'], zone)}`,
  ),
  ...vehicleHref(row),
})

const bookingTitleOf = (row: Row, dealerTypes: readonly string[]): string => {
  const [kind, type] = [textOf(row, 'kind'), textOf(row, 'item_type')]
  return isBookingKind(kind) ? bookingLabelOf(kind, type === '' ? dealerTypes : [type]) : 'Booking'
}

const bookingStatuses: Readonly<Record<string, string>> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  attended: 'Done',
  missed: 'Missed',
}

/** Returns the line of a booking; without a vehicle it is named after what the dealer sells. */
export const bookingLine =
  (dealerTypes: readonly string[]): ToLine =>
  (row) => ({
    title: `${bookingTitleOf(row, dealerTypes)}, ${formatLocalTime(textOf(row, 'local_time'))}`,
    notes: nonEmptyTexts(
      textOf(row, 'car_title'),
      textOf(row, 'location_name'),
      bookingStatuses[textOf(row, 'status')] ?? '',
    ),
    ...vehicleHref(row),
    ...(row['may_cancel'] === true ? { actions: [{ name: 'cancel-booking', label: 'Cancel booking' }] } : {}),
  })

const valuationStates: Readonly<Record<string, string>> = {
  valued: 'Estimate',
  none: 'No estimate yet',
  offered: 'Offer made',
  accepted: 'Offer accepted',
}

export const valuationLine: ToLine = (row, zone) => {
  const [low, high, offer] = [
    amountText(row, 'low_cents'),
    amountText(row, 'high_cents'),
    amountText(row, 'offer_cents'),
  ]
  const range = low !== '' && high !== '' ? `Estimate ${low} to ${high}` : ''
  return {
    title: [textOf(row, 'description') || 'Your vehicle', `${textOf(row, 'rego')} ${textOf(row, 'rego_state')}`].join(
      ', ',
    ),
    notes: nonEmptyTexts(
      offer === '' ? range : `Offer ${offer}`,
      `${valuationStates[textOf(row, 'state')] ?? ''}, ${formatDay(row['created_at'], zone)}`,
    ),
    ...tokenHref(row, '/cars/trade-in'),
  }
}

const reservationStates: Readonly<Record<string, string>> = {
  pending: 'Waiting for your deposit',
  held: 'Held for you',
  lapsed: 'Expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  completed: 'Completed',
}

export const reservationLine: ToLine = (row, zone) => ({
  title: textOf(row, 'car_title') || 'Reserved vehicle',
  notes: nonEmptyTexts(
    textOf(row, 'state') === 'held'
      ? `Held for you until ${formatEnd(row['held_until'], zone)}. Open it for the receipt, or to cancel.`
      : (reservationStates[textOf(row, 'state')] ?? ''),
    `Deposit ${amountText(row, 'deposit_cents')}`,
    textOf(row, 'receipt') === '' ? '' : `Receipt ${textOf(row, 'receipt')}`,
  ),
  // On the payment's page an unpaid deposit is paid, and a paid reservation cancelled, in any browser.
  ...(['pending', 'held'].includes(textOf(row, 'state')) ? tokenHref(row, '/payments') : vehicleHref(row)),
})

const paymentStates: Readonly<Record<string, string>> = {
  created: 'Not paid',
  open: 'In progress',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Not paid in time',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
}

/** A cancelled hold closes its checkout, which ends like one whose time has run out. */
const paymentStatus = (row: Row): string => {
  const state = textOf(row, 'state')
  return textOf(row, 'hold') === 'cancelled' && ['created', 'open', 'expired'].includes(state)
    ? 'Cancelled, nothing charged'
    : (paymentStates[state] ?? '')
}

export const paymentLine: ToLine = (row, zone) => ({
  title: `${textOf(row, 'type') === 'deposit' ? 'Deposit' : 'Online payment'}, ${amountText(row, 'amount_cents')}`,
  notes: nonEmptyTexts(
    paymentStatus(row),
    textOf(row, 'reference'),
    textOf(row, 'receipt') === '' ? '' : `Receipt ${textOf(row, 'receipt')}`,
    formatDay(row['paid_at'] ?? row['created_at'], zone),
  ),
  ...tokenHref(row, '/payments'),
})

const purchaseStates: Readonly<Record<string, string>> = {
  open: 'In progress',
  done: 'Complete',
  abandoned: 'Not completed',
}

export const purchaseLine: ToLine = (row, zone) => ({
  title: textOf(row, 'car_title') || 'Purchase',
  notes: nonEmptyTexts(purchaseStates[textOf(row, 'state')] ?? '', `Started ${formatDay(row['created_at'], zone)}`),
  ...(textOf(row, 'state') === 'open' && textOf(row, 'car_slug') !== ''
    ? { href: `/checkout-journey?car_id=${textOf(row, 'car_slug')}` }
    : vehicleHref(row)),
})

export const spinLine: ToLine = (row, zone) => ({
  title: textOf(row, 'prize'),
  notes: nonEmptyTexts(
    textOf(row, 'code') === '' ? '' : `Code ${textOf(row, 'code')}`,
    row['redeemed_at'] ? 'Redeemed' : '',
    formatDay(row['created_at'], zone),
  ),
})

const endSearchAction = { name: 'drop-search', label: 'Delete this search' }
const confirmSearchAction = { name: 'confirm-search', label: 'Yes, email me' }

/** `label` describes the search; the page adds it to the row. */
export const searchLine: ToLine = (row, zone) => ({
  title: textOf(row, 'label'),
  notes: nonEmptyTexts(
    `Saved ${formatDay(row['created_at'], zone)}`,
    row['confirmed'] === true ? 'We’ll email you when new vehicles match' : 'Confirm this search to get emails',
  ),
  href: textOf(row, 'address'),
  actions: row['confirmed'] === true ? [endSearchAction] : [confirmSearchAction, endSearchAction],
})

/** Converts rows of one kind to lines of the page. */
export const toLines = (rows: readonly Row[], toLine: ToLine, zone: string): readonly AccountRecord[] =>
  rows.map((row) => ({ id: textOf(row, 'id'), ...toLine(row, zone) }))
