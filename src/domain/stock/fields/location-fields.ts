import type { VehicleField } from './field'

export const locationFields = {
  location_slug: { type: 'text', stored: false, label: 'Location', feed: { transform: 'slug', group: 'location' } },
  city: {
    type: 'text',
    label: 'City',
    feed: { transform: 'city', group: 'location' },
    panel: {
      tab: 'location',
      row: 2,
      help: 'Shown on the vehicle’s card. Shoppers can filter by it. Default: the location’s city.',
    },
    search: 'city',
    facet: { list: 170, sidebar: { position: 200, order: 'alphabet' } },
  },
  state: {
    type: 'text',
    maxLength: 10,
    label: 'State',
    feed: { transform: 'state', group: 'location' },
    panel: { tab: 'location', row: 2, help: 'Shown with the city, such as QLD. Default: the location’s state.' },
    search: 'state',
    facet: { list: 160, sidebar: { position: 210, order: 'alphabet' } },
  },
  dealership_name: {
    type: 'text',
    label: 'Dealership',
    feed: { transform: 'text', group: 'location', label: 'Dealership name' },
    panel: { tab: 'location', row: 3, help: 'The dealership that sells the vehicle. Shoppers can filter by it.' },
    search: 'dealership_name',
    facet: { list: 190, sidebar: { position: 190, order: 'alphabet' } },
  },
  dealership_slug: {
    type: 'text',
    label: 'Dealership code',
    feed: { transform: 'slug', group: 'location', label: 'Dealership code' },
    panel: {
      tab: 'location',
      row: 3,
      help: 'The same code as on a location. It assigns the vehicle to that location.',
      index: true,
    },
    search: 'dealership_slug',
    facet: { list: 200 },
  },
  dealership_id: {
    type: 'text',
    label: 'Dealership number',
    feed: { transform: 'text', group: 'location', label: 'Dealership number' },
    panel: { tab: 'location', row: 3, help: 'Sent with enquiries about the vehicle.' },
    search: 'dealership_id',
  },
  private_suburb: {
    type: 'text',
    label: 'Seller’s suburb',
    feed: { transform: 'text', group: 'location', label: 'Private seller’s suburb' },
    panel: { tab: 'location', row: 4, help: 'The private seller’s, from the feed. Your site doesn’t show it.' },
  },
  private_postcode: {
    type: 'text',
    maxLength: 10,
    label: 'Seller’s postcode',
    feed: { transform: 'text', group: 'other', label: 'Private seller’s postcode' },
    panel: { tab: 'location', row: 4, help: 'The private seller’s, from the feed. Your site doesn’t show it.' },
  },
} as const satisfies Readonly<Record<string, VehicleField>>
