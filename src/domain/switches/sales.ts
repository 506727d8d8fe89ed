import { paymentMethods } from '@/src/domain/sales/payment-methods'
import { PRIZE_LINE_PATTERN } from '@/src/domain/sales/prizes'
import { list, number, text, toggle } from './kit'

/** Payments on the site (TEN-07, RSV-03, RSV-05). Deposit and reserving are switches of the vehicle page. */
export const sales = {
  accepted: list([], {
    label: 'We accept',
    help: 'Cards and wallets shown where shoppers pay. Choose only the ones you accept. Leave empty to show none.',
    options: Object.keys(paymentMethods),
    optionLabels: paymentMethods,
  }),
  online_payment: toggle(false, {
    label: 'Online payment page',
    help: 'Adds a page at /online-payment where customers pay an invoice or a balance.',
  }),
  online_payment_min_amount: number(10, {
    label: 'Smallest online payment',
    help: 'In whole dollars.',
    min: 1,
    max: 10_000,
  }),
  online_payment_max_amount: number(5000, {
    label: 'Largest online payment',
    help: 'In whole dollars.',
    min: 1,
    max: 250_000,
  }),
  spin_to_win: toggle(false, {
    label: 'Spin to Win page',
    help: 'Adds a page at /spin-to-win with a prize wheel. Each phone number gets one turn in a campaign.',
  }),
  spin_campaign: text('', {
    label: 'Spin to Win campaign',
    help: 'The campaign’s name, such as Summer 2026. A new name gives everyone a new turn. Without a name there’s no wheel.',
    maxChars: 60,
  }),
  spin_prizes: list([], {
    label: 'Spin to Win prizes',
    help: 'One a line: a weight, then the prize. “60 Free car wash” is won six times as often as “10 Free service”.',
    shape: [PRIZE_LINE_PATTERN, 'Enter a whole number, then the prize, such as “10 Free car wash”.'],
  }),
  spin_valid_days: number(0, {
    label: 'Spin to Win: days to collect a prize',
    help: 'The message with a prize’s code says until which day it’s valid. 0 means that it names no day.',
    min: 0,
    max: 365,
  }),
  spin_terms: text('', {
    label: 'Spin to Win terms',
    help: 'Shown beside the wheel: who can play, until when, and how prizes are awarded.',
    maxChars: 2000,
  }),
} as const
