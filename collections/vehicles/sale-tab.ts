import type { Tab } from 'payload'
import { autograbSchema, lendersSchema, youxQuoteSchema } from '@/src/domain/stock/vehicle-parts-schema'
import { cents, moment, part, row, text, tick } from './fields'

export const saleTab: Tab = {
  label: 'Price and availability',
  description: 'Prices are whole cents: 1299000 is $12,990. Leave a price empty where there is none.',
  fields: [
    row(
      cents('price_cents', 'Price, cents'),
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
      cents('before_price_cents', 'Was, cents', { help: 'Only a price the car was really offered at.' }),
    ),
    row(
      cents('offer_price_cents', 'Offer price, cents', { help: 'From the feed.' }),
      cents('subscription_price_cents', 'Subscription a week, cents'),
    ),
    row(
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
      },
      moment('sold_at', 'Sold on', { help: 'A sold car stays listed for the days set in the site settings.' }),
    ),
    row(
      tick('reserved', 'Reserved', false),
      tick('certified', 'Certified', false),
      tick('preorder', 'Pre-order', false),
      tick('show_on_dealer_website', 'Show on the website', true, { help: 'From the feed.' }),
    ),
    text('tag', 'Tag', { help: 'Such as “Test Drive Only”. From the feed; yours goes in “Our changes”.' }),
    part('finance_lenders', 'Lenders’ examples', lendersSchema, {
      help: 'By lender, in dollars, as lenders give them.',
    }),
    part('youxQuote', 'Finance quote', youxQuoteSchema),
    part('autograb_data', 'Market averages', autograbSchema, { help: 'In dollars; decides the below-market badge.' }),
  ],
}
