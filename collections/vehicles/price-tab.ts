import type { Field, Tab } from 'payload'
import { autograbSchema, lendersSchema, youxQuoteSchema } from '@/src/domain/stock/vehicle-parts-schema'
import { dollarComponents } from '../shared/money'
import { cents, dateTime, jsonPart, rowOf, text, checkbox } from './fields'

const price: Field = {
  name: 'price_cents',
  label: 'Price',
  type: 'number',
  min: 1,
  max: 10_000_000_000,
  admin: {
    description: 'On cards, the page and in filters; empty shows no price.',
    components: dollarComponents,
  },
}

/** A database trigger sets this from the reservations (RSV-01); forms and feeds never write it. */
const heldField: Field = {
  ...checkbox('held', 'Held for a shopper', false, {
    help: 'Somebody paid the deposit on the site; see Reservations.',
  }),
  access: { create: () => false, update: () => false },
} as Field

export const priceTab: Tab = {
  label: 'Price and availability',
  description: 'Prices in dollars, such as 12,990. Leave a price empty where there is none.',
  fields: [
    rowOf(
      price,
      {
        name: 'price_type',
        label: 'The price includes',
        type: 'select',
        required: true,
        defaultValue: 'excl_govt',
        enumName: 'vehicle_price_type',
        options: [
          { label: 'Everything: drive away', value: 'drive_away' },
          { label: 'No government charges', value: 'excl_govt' },
        ],
        admin: { description: 'Shown beside the price everywhere, as the law asks.' },
      },
      cents('before_price_cents', 'Was', { help: 'Only a price the car was really offered at.' }),
    ),
    rowOf(
      cents('offer_price_cents', 'Offer price', { help: 'From the feed.' }),
      cents('subscription_price_cents', 'Subscription a week', {
        help: 'On cards of cars that are offered by subscription, and in filters.',
      }),
    ),
    rowOf(
      {
        name: 'status',
        label: 'Status',
        type: 'select',
        required: true,
        defaultValue: 'in_stock',
        index: true,
        enumName: 'vehicle_status',
        options: [
          { label: 'In stock', value: 'in_stock' },
          { label: 'Coming soon', value: 'coming_soon' },
          { label: 'Sold', value: 'sold' },
          { label: 'Not for sale', value: 'others' },
        ],
        admin: {
          description: 'Sold cars stay for a while, marked; those not for sale show nowhere. Default: in stock.',
        },
      },
      dateTime('sold_at', 'Sold on', { help: 'A sold car stays listed for the days set in the site settings.' }),
    ),
    rowOf(
      checkbox('reserved', 'Reserved', false, { help: 'Marks the car; it cannot be held or bought online.' }),
      heldField,
      checkbox('certified', 'Certified', false, { help: 'A tag on the car; shoppers filter by it.' }),
      checkbox('preorder', 'Pre-order', false, { help: 'Says PREORDER where there is no price.' }),
      checkbox('show_on_dealer_website', 'Show on the website', true, { help: 'From the feed.' }),
    ),
    text('tag', 'Tag', { help: 'Such as “Test Drive Only”. From the feed; yours goes in “Our changes”.' }),
    jsonPart('finance_lenders', 'Lenders’ examples', lendersSchema, {
      help: 'By lender, in dollars, as lenders give them. A feed may bring some; another lender’s, typed here, stays.',
    }),
    jsonPart('youxQuote', 'Finance quote', youxQuoteSchema, {
      help: 'From a lender, for cars without an example of your own lender; where quotes are switched on.',
    }),
    jsonPart('autograb_data', 'Market averages', autograbSchema, {
      help: 'In dollars; decides the below-market badge.',
    }),
  ],
}
