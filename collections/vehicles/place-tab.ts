import type { Tab } from 'payload'
import { row, text } from './fields'

export const placeTab: Tab = {
  label: 'Where it is',
  fields: [
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      index: true,
      admin: { description: 'The yard shoppers visit. Imports match locations, they never make new ones.' },
    },
    row(text('city', 'City'), text('state', 'State')),
    row(
      text('dealership_name', 'Dealership'),
      text('dealership_slug', 'Dealership’s address name', { index: true }),
      text('dealership_id', 'Dealership’s number'),
    ),
    row(text('private_suburb', 'Seller’s suburb'), text('private_postcode', 'Seller’s postcode')),
  ],
}
