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
    panel: { tab: 'price', row: 4, help: 'A shopper paid the deposit online. See Reservations.', readOnly: true },
    search: 'computed',
  },
  hidden: {
    type: 'flag',
    default: false,
    label: 'Hide from the website',
    panel: { tab: 'overrides', row: 1, help: 'Shoppers can’t see the vehicle. It stays in this list.' },
    search: 'computed',
  },
  overrides: {
    type: 'json',
    part: 'overrides',
    label: 'Your own tag, comments and offer price',
    panel: {
      tab: 'overrides',
      row: 2,
      help: 'These replace the feed’s values on your site, and stay when the feed is imported again.',
    },
    search: 'computed',
  },
  views: { type: 'integer', min: 0, default: 0, label: 'Views', search: 'views' },
  /** When the dealer listed it, where the feed says so; otherwise when it was first imported. */
  listed_at: {
    type: 'moment',
    stored: false,
    label: 'Listed since (new vehicles in the feed only)',
    feed: {
      transform: 'moment',
      group: 'other',
      help: 'Read once, when the vehicle first appears in the feed. Without it, we use the time of that import.',
    },
  },
  created_at: { type: 'moment', required: true, label: 'Created', search: 'computed' },
  updated_at: { type: 'moment', required: true, label: 'Updated', search: 'computed' },
  removed_at: { type: 'moment', label: 'Left the feed', search: 'computed' },
} as const satisfies Readonly<Record<string, VehicleField>>
