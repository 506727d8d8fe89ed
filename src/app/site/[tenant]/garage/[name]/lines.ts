import { formatCents } from '@/src/domain/money'
import type { RecordLine } from '@/src/features/account/records'
import type { GarageRow as Row } from '@/src/server/garage'

const text = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

const money = (row: Row, name: string): string => {
  const value = row[name]
  return value === null || value === undefined ? '' : formatCents(Number(value))
}

/** A date in the dealer's time zone. */
const dayWords = (value: unknown, timeZone: string): string =>
  value instanceof Date
    ? value.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
    : ''

const carHref = (row: Row): { readonly href?: string } =>
  text(row, 'car_slug') === '' ? {} : { href: `/cars/${text(row, 'car_slug')}` }

/** Link to a page that is addressed by its secret token. */
const tokenHref = (row: Row, folder: string): { readonly href?: string } =>
  text(row, 'token') === '' ? {} : { href: `${folder}/${text(row, 'token')}` }

const notes = (...all: readonly string[]): readonly string[] => all.filter((one) => one !== '')

type Draw = (row: Row, zone: string) => Omit<RecordLine, 'id'>

export const enquiryLine: Draw = (row, zone) => ({
  title: text(row, 'category'),
  notes: notes(text(row, 'car_title'), text(row, 'message').slice(0, 160), `Sent ${dayWords(row['created_at'], zone)}`),
  ...carHref(row),
})

const kinds: Readonly<Record<string, string>> = {
  'test-drive': 'Test drive',
  'home-test-drive': 'Home test drive',
  service: 'Service',
}
const statuses: Readonly<Record<string, string>> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  attended: 'Done',
  missed: 'Missed',
}

/** Formats a local time such as `2026-11-23 14:30` without conversion between time zones. */
const wallWords = (wall: string): string => {
  const [day = '', time = ''] = wall.split(/[ T]/)
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return wall
  const named = date.toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return time === '' ? named : `${named}, ${time}`
}

export const bookingLine: Draw = (row) => ({
  title: `${kinds[text(row, 'kind')] ?? 'Booking'}, ${wallWords(text(row, 'wall_time'))}`,
  notes: notes(text(row, 'car_title'), text(row, 'location_name'), statuses[text(row, 'status')] ?? ''),
  ...carHref(row),
  ...(row['may_cancel'] === true ? { actions: [{ name: 'cancel-booking', label: 'Cancel booking' }] } : {}),
})

const valued: Readonly<Record<string, string>> = {
  valued: 'Estimate',
  none: 'No estimate yet',
  offered: 'Offer made',
  accepted: 'Offer accepted',
}

export const valuationLine: Draw = (row, zone) => {
  const [low, high, offer] = [money(row, 'low_cents'), money(row, 'high_cents'), money(row, 'offer_cents')]
  const range = low !== '' && high !== '' ? `Estimate ${low} to ${high}` : ''
  return {
    title: [text(row, 'description') || 'Your car', `${text(row, 'rego')} ${text(row, 'rego_state')}`].join(', '),
    notes: notes(
      offer === '' ? range : `Offer ${offer}`,
      `${valued[text(row, 'state')] ?? ''}, ${dayWords(row['created_at'], zone)}`,
    ),
    ...tokenHref(row, '/cars/trade-in'),
  }
}

const reserved: Readonly<Record<string, string>> = {
  pending: 'Payment under way',
  held: 'Held for you',
  lapsed: 'Lapsed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  completed: 'Completed',
}

export const reservationLine: Draw = (row, zone) => ({
  title: text(row, 'car_title') || 'Reserved car',
  notes: notes(
    text(row, 'state') === 'held'
      ? `Held for you until ${dayWords(row['held_until'], zone)}`
      : (reserved[text(row, 'state')] ?? ''),
    `Deposit ${money(row, 'deposit_cents')}`,
    text(row, 'receipt') === '' ? '' : `Receipt ${text(row, 'receipt')}`,
  ),
  ...carHref(row),
})

const paid: Readonly<Record<string, string>> = {
  created: 'Not paid',
  open: 'Under way',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Not paid in time',
  refunding: 'Being refunded',
  refunded: 'Refunded',
}

export const paymentLine: Draw = (row, zone) => ({
  title: `${text(row, 'purpose') === 'deposit' ? 'Deposit' : 'Online payment'}, ${money(row, 'amount_cents')}`,
  notes: notes(
    paid[text(row, 'state')] ?? '',
    text(row, 'reference'),
    text(row, 'receipt') === '' ? '' : `Receipt ${text(row, 'receipt')}`,
    dayWords(row['paid_at'] ?? row['created_at'], zone),
  ),
  ...tokenHref(row, '/payments'),
})

const bought: Readonly<Record<string, string>> = { open: 'Under way', done: 'Complete', abandoned: 'Given up' }

export const purchaseLine: Draw = (row, zone) => ({
  title: text(row, 'car_title') || 'Purchase',
  notes: notes(bought[text(row, 'state')] ?? '', `Started ${dayWords(row['created_at'], zone)}`),
  ...(text(row, 'state') === 'open' && text(row, 'car_slug') !== ''
    ? { href: `/checkout-journey?car_id=${text(row, 'car_slug')}` }
    : carHref(row)),
})

export const spinLine: Draw = (row, zone) => ({
  title: text(row, 'prize'),
  notes: notes(
    text(row, 'code') === '' ? '' : `Code ${text(row, 'code')}`,
    row['redeemed_at'] ? 'Redeemed' : '',
    dayWords(row['created_at'], zone),
  ),
})

const ending = { name: 'drop-search', label: 'End this search' }
const confirming = { name: 'confirm-search', label: 'Yes, email me' }

/** `label` describes the search; the page adds it to the row. */
export const searchLine: Draw = (row, zone) => ({
  title: text(row, 'label'),
  notes: notes(
    `Saved ${dayWords(row['created_at'], zone)}`,
    row['confirmed'] === true ? 'We email you when new cars match it' : 'No emails yet: it is not confirmed',
  ),
  href: text(row, 'address'),
  actions: row['confirmed'] === true ? [ending] : [confirming, ending],
})

/** Converts rows of one kind to lines of the page. */
export const linesOf = (rows: readonly Row[], draw: Draw, zone: string): readonly RecordLine[] =>
  rows.map((row) => ({ id: text(row, 'id'), ...draw(row, zone) }))
