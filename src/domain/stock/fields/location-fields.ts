import type { VehicleField } from './field'

export const locationFields = {
  location_slug: { type: 'text', stored: false, label: 'Location', feed: { transform: 'slug', group: 'location' } },
  city: {
    type: 'text',
    label: 'City',
    feed: { transform: 'city', group: 'location' },
    panel: { tab: 'location', row: 2, help: 'On its card; shoppers filter by it. Default: the location’s.' },
    search: 'city',
    facet: { list: 170, sidebar: { position: 200, order: 'alphabet' } },
  },
  state: {
    type: 'text',
    maxLength: 10,
    label: 'State',
    feed: { transform: 'state', group: 'location' },
    panel: { tab: 'location', row: 2, help: 'Such as QLD; with the city. Default: the location’s.' },
    search: 'state',
    facet: { list: 160, sidebar: { position: 210, order: 'alphabet' } },
  },
  dealership_name: {
    type: 'text',
    label: 'Dealership',
    feed: { transform: 'text', group: 'location', label: 'Dealership name' },
    panel: { tab: 'location', row: 3, help: 'Who sells it; shoppers filter by it.' },
    search: 'dealership_name',
    facet: { list: 190, sidebar: { position: 190, order: 'alphabet' } },
  },
  dealership_slug: {
    type: 'text',
    label: 'Dealership’s address name',
    feed: { transform: 'slug', group: 'location', label: 'Dealership slug' },
    panel: { tab: 'location', row: 3, help: 'As a location has it: puts the car with that location.', index: true },
    search: 'dealership_slug',
    facet: { list: 200 },
  },
  dealership_id: {
    type: 'text',
    label: 'Dealership’s number',
    feed: { transform: 'text', group: 'location', label: 'Dealership id' },
    panel: { tab: 'location', row: 3, help: 'Sent with leads about the car.' },
    search: 'dealership_id',
  },
  private_suburb: {
    type: 'text',
    label: 'Seller’s suburb',
    feed: { transform: 'text', group: 'location', label: 'Private suburb' },
    panel: { tab: 'location', row: 4, help: 'Of a private seller’s car, from the feed; your site does not show it.' },
  },
  private_postcode: {
    type: 'text',
    maxLength: 10,
    label: 'Seller’s postcode',
    feed: { transform: 'text', group: 'other', label: 'Private postcode' },
    panel: { tab: 'location', row: 4, help: 'Of a private seller’s car, from the feed; your site does not show it.' },
  },
} as const satisfies Readonly<Record<string, VehicleField>>
