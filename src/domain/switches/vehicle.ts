import { HOLD_HOURS } from '@/src/domain/sales/sale-state-machine'
import { carTypes } from '@/src/domain/stock/vehicle/vehicle'
import { choice, list, number, text, toggle } from './kit'

/** Buttons and texts of vehicle pages (TEN-05, TEN-07). */
export const vehicle = {
  reserve_button: toggle(false, {
    label: 'Reserve button',
    help: 'On pages of cars that can be bought and are not reserved.',
  }),
  reserve_text: text('Reserve Car Now', { label: 'Reserve button’s text', help: 'Such as Reserve Car Now.' }),
  reserve_amount: toggle(false, {
    label: 'Amount on the reserve button',
    help: 'Adds the deposit, as in “Reserve Car Now for $200”.',
  }),
  deposit: number(200, {
    label: 'Deposit',
    help: `Whole dollars that hold a car for ${String(HOLD_HOURS)} hours; fully refundable.`,
    min: 1,
    max: 10_000,
  }),
  reserve_route: choice(['checkout', 'buy-online'], 'checkout', {
    label: 'Address of reserving',
    help: 'The last part of /cars/a-car/checkout or /cars/a-car/buy-online.',
  }),
  online_purchase_car_types: list([], {
    label: 'Online purchase of',
    help: 'Car types that can be bought online, whatever their make.',
    options: carTypes,
  }),
  online_purchase_makes: list([], {
    label: 'Online purchase of makes',
    help: 'Makes that can be bought online, whatever their car type.',
  }),
  online_purchase_brands: list([], {
    label: 'Online purchase at dealerships',
    help: 'Slugs of the group’s dealerships (brands) whose cars can all be bought online.',
  }),
  trade_in: toggle(false, {
    label: 'Trade-in valuation',
    help: 'Offered with cars in stock above $200 that are not reserved.',
  }),
  finance_button: toggle(true, { label: 'Finance button', help: 'On vehicle pages and in their sticky header.' }),
  finance_text: choice(['Get Finance', 'Get Pre-Approved'], 'Get Finance', {
    label: 'Finance button’s text',
    help: 'In the sticky header it always reads Get Finance.',
  }),
  finance_path: choice(['/finance', '/finance-enquiry', '/apply-for-finance'], '/finance', {
    label: 'Finance page',
    help: 'Where the finance buttons lead.',
  }),
  test_drive: toggle(true, { label: 'Test drive button', help: 'On pages of cars that can be bought.' }),
  history_report_text: text('View History Report', {
    label: 'History report button’s text',
    help: 'On pages of cars whose feed gives a report.',
  }),
  located_at: toggle(true, {
    label: 'Say where the car stands',
    help: 'A line “Located at …” above cars that stand in another city than the main location.',
  }),
  share_copy_only: toggle(false, {
    label: 'Share by copying alone',
    help: 'One button that copies the link, in place of the list of places to share to.',
  }),
  used_perks: toggle(false, {
    label: 'Used car perks',
    help: 'You grant every used car a 48-hour money-back guarantee and 12 months roadside assist.',
  }),
  certified_attested: toggle(false, {
    label: 'Certified car benefits',
    help: 'You attest a 90 point inspection, 1 year roadside assist, full service history and an independent history check for every certified car.',
  }),
  delivery_note: toggle(false, {
    label: 'Delivery anywhere in Australia',
    help: 'Says that cars are delivered anywhere in Australia and that the price is a guide only.',
  }),
  why_buy: list([], { label: 'Why buy from us', help: 'Reasons, one a line; without any the panel is left out.' }),
  posts: number(0, {
    label: 'Posts of your blog',
    help: 'How many of the newest stand at the foot of vehicle pages; 0 for none.',
    min: 0,
    max: 3,
  }),
  protect_text: text('', {
    label: 'Protect your car',
    help: 'What you offer to protect a car with; empty for no such panel.',
    maxChars: 1000,
  }),
} as const
