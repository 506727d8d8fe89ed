import { paymentMethods } from '@/src/domain/sales/payment-methods'
import { PRIZE_LINE_PATTERN } from '@/src/domain/sales/prizes'
import { list, number, text, toggle } from './kit'

/** Payments on the site (TEN-07, RSV-03, RSV-05). Deposit and reserving are switches of the vehicle page. */
export const sales = {
  accepted: list([], {
    label: 'We accept',
    help: 'Cards and wallets named where shoppers pay; choose only what you really take. None: no such strip.',
    options: Object.keys(paymentMethods),
  }),
  online_payment: toggle(false, {
    label: 'Online payment page',
    help: 'A page at /online-payment where customers pay an invoice or a balance.',
  }),
  online_payment_least: number(10, {
    label: 'Least online payment',
    help: 'Whole dollars.',
    min: 1,
    max: 10_000,
  }),
  online_payment_most: number(5000, {
    label: 'Most online payment',
    help: 'Whole dollars.',
    min: 1,
    max: 250_000,
  }),
  spin_to_win: toggle(false, {
    label: 'Spin to Win page',
    help: 'A page at /spin-to-win: a wheel that each phone number turns once in a campaign.',
  }),
  spin_campaign: text('', {
    label: 'Spin to Win campaign',
    help: 'Its name, such as Summer 2026. A new name gives everybody a new turn; without one there is no wheel.',
    maxChars: 60,
  }),
  spin_prizes: list([], {
    label: 'Spin to Win prizes',
    help: 'A weight, then the prize, one a line: “60 Free car wash” is won six times as often as “10 Free service”.',
    shape: [PRIZE_LINE_PATTERN, 'Expected a whole weight, then the prize: 10 Free car wash.'],
  }),
  spin_terms: text('', {
    label: 'Spin to Win terms',
    help: 'Shown beside the wheel: who may play, until when, how prizes are given out.',
    maxChars: 2000,
  }),
} as const
