import type { Tab } from 'payload'
import { rowOf, text } from './fields'

export const locationTab: Tab = {
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
    rowOf(
      text('city', 'City', { help: 'On its card; shoppers filter by it. Default: the location’s.' }),
      text('state', 'State', { help: 'Such as QLD; with the city. Default: the location’s.' }),
    ),
    rowOf(
      text('dealership_name', 'Dealership', { help: 'Who sells it; shoppers filter by it.' }),
      text('dealership_slug', 'Dealership’s address name', {
        index: true,
        help: 'As a location has it: puts the car with that location.',
      }),
      text('dealership_id', 'Dealership’s number', { help: 'Sent with leads about the car.' }),
    ),
    rowOf(
      text('private_suburb', 'Seller’s suburb', {
        help: 'Of a private seller’s car, from the feed; your site does not show it.',
      }),
      text('private_postcode', 'Seller’s postcode', {
        help: 'Of a private seller’s car, from the feed; your site does not show it.',
      }),
    ),
  ],
}
