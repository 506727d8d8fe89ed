import { HOLD_HOURS } from '@/src/domain/sales/hold-expiry'
import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import { carTypes } from '@/src/domain/stock/vehicle/vehicle'
import { choice, list, number, text, toggle } from './kit'

/** Buttons and texts of vehicle pages (TEN-05, TEN-07). */
export const vehicle = {
  reserve_button: toggle(false, {
    label: 'Reserve button',
    help: 'On pages of vehicles that can be bought and aren’t reserved.',
  }),
  reserve_text: text('Reserve Car Now', { label: 'Reserve button text', help: 'Such as Reserve Car Now.' }),
  reserve_amount: toggle(false, {
    label: 'Amount on the reserve button',
    help: 'Adds the deposit, as in “Reserve Car Now for $200”.',
  }),
  deposit: number(200, {
    label: 'Deposit',
    help: `In whole dollars. Holds a vehicle for ${String(HOLD_HOURS)} hours, and is fully refundable.`,
    min: 1,
    max: 10_000,
  }),
  reserve_route: choice(['checkout', 'buy-online'], 'checkout', {
    optionLabels: { checkout: '/checkout', 'buy-online': '/buy-online' },
    label: 'Reservation address',
    help: 'The last part of the reservation page’s address, such as /cars/a-car/checkout or /cars/a-car/buy-online.',
  }),
  online_purchase_car_types: list([], {
    label: 'Online purchase: vehicle types',
    help: 'Vehicles of these types can be bought online, whatever their make.',
    options: carTypes,
    optionLabels: carTypeLabels,
  }),
  online_purchase_makes: list([], {
    label: 'Online purchase: makes',
    help: 'Vehicles of these makes can be bought online, whatever their type.',
  }),
  online_purchase_brands: list([], {
    label: 'Online purchase: dealerships',
    help: 'All vehicles of these dealerships can be bought online. Enter their short names, as in page addresses.',
  }),
  trade_in: toggle(false, {
    label: 'Trade-in estimate online',
    help: 'Shoppers get an estimate and an offer on the site. Offered with vehicles in stock above $200 that aren’t reserved. When off, your team values trade-ins; to remove them from your site, turn off “Trade-in valuations” in Trade-in.',
  }),
  finance_button: toggle(true, { label: 'Finance button', help: 'On vehicle pages and in their sticky header.' }),
  finance_text: choice(['Get Finance', 'Get Pre-Approved'], 'Get Finance', {
    label: 'Finance button text',
    help: 'In the sticky header it’s always Get Finance.',
  }),
  finance_path: choice(['/finance', '/finance-enquiry', '/apply-for-finance'], '/finance', {
    label: 'Finance page',
    help: 'Where the finance buttons lead.',
  }),
  test_drive: toggle(true, {
    label: 'Test drives',
    help: 'The test drive button of vehicles that can be bought, its form and its links in menus. Caravans have an inspection instead, and motorcycles a test ride.',
  }),
  history_report_text: text('View History Report', {
    label: 'History report button text',
    help: 'On pages of vehicles with a report in the feed.',
  }),
  located_at: toggle(true, {
    label: 'Show where the vehicle is',
    help: 'Adds “Located at …” above vehicles that aren’t in the main location’s city.',
  }),
  share_copy_only: toggle(false, {
    label: 'Share by copying only',
    help: 'Shows one button that copies the link, instead of a list of places to share to.',
  }),
  used_perks: toggle(false, {
    label: 'Used car perks',
    help: 'You give every used vehicle a 48-hour money-back guarantee and 12 months roadside assist. Vehicle pages say so.',
  }),
  certified_attested: toggle(false, {
    label: 'Certified car benefits',
    help: 'You confirm a 90 point inspection, 1 year roadside assist, full service history and an independent history check for every certified vehicle. Vehicle pages say so.',
  }),
  delivery_note: toggle(false, {
    label: 'Delivery anywhere in Australia',
    help: 'Says that you deliver anywhere in Australia and that the price is a guide only.',
  }),
  why_buy: list([], { label: 'Why buy from us', help: 'Your reasons, one a line. Leave empty to hide the panel.' }),
  posts: number(0, {
    label: 'Blog posts',
    help: 'How many of your newest posts vehicle pages show at the bottom. 0 shows none.',
    min: 0,
    max: 3,
  }),
  protect_text: text('', {
    label: 'Protect your car',
    help: 'What you offer to protect a vehicle. Leave empty to hide the panel.',
    maxChars: 1000,
  }),
} as const
