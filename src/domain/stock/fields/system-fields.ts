import type { VehicleField } from './field'

/** Properties that the product writes itself. */
export const systemFields = {
  id: { type: 'text', minLength: 1, maxLength: 100, required: true, label: 'Id', search: 'computed' },
  slug: { type: 'text', minLength: 1, required: true, label: 'Address', search: 'slug' },
  name: { type: 'text', minLength: 1, maxLength: 500, required: true, label: 'Name', search: 'name' },
  location_id: { type: 'text', label: 'Location', search: 'location_id' },
  /** True while a shopper's deposit holds the vehicle: displayed as `reserved`, which is the feed's own (RSV-01). */
  held: {
    type: 'flag',
    label: 'Held for a shopper',
    panel: { tab: 'price', row: 4, help: 'Somebody paid the deposit on the site; see Reservations.', readOnly: true },
    search: 'computed',
  },
  hidden: {
    type: 'flag',
    default: false,
    label: 'Hide from the website',
    panel: { tab: 'overrides', row: 1, help: 'The car stays here, shoppers do not see it.' },
    search: 'computed',
  },
  overrides: {
    type: 'json',
    part: 'overrides',
    label: 'Tag, comments, promotion price, order of photos',
    panel: {
      tab: 'overrides',
      row: 2,
      help: 'tag, dealercomments, offer_price_cents (cents), image_order (addresses of photos, first to last).',
    },
    search: 'computed',
  },
  views: { type: 'integer', min: 0, default: 0, label: 'Views', search: 'views' },
  /** When the dealer listed it, where the feed says so; otherwise when it was first imported. */
  listed_at: {
    type: 'moment',
    stored: false,
    label: 'Listed since (of a new car alone)',
    feed: {
      transform: 'moment',
      group: 'other',
      help: 'Read once, when the car is new to the feed; without it, that moment.',
    },
  },
  created_at: { type: 'moment', required: true, label: 'Created', search: 'computed' },
  updated_at: { type: 'moment', required: true, label: 'Updated', search: 'computed' },
  removed_at: { type: 'moment', label: 'Left the feed', search: 'computed' },
} as const satisfies Readonly<Record<string, VehicleField>>
