import { list, number, toggle } from './kit'

/** Tools on vehicle pages: price gauge, delivery, warranty, similar vehicles. */
export const tools = {
  autogauge: toggle(false, {
    label: 'Market price gauge',
    help: 'On vehicle pages: how the price compares with those of comparable vehicles on sale.',
  }),
  autogauge_reason: toggle(false, {
    label: 'Say why there is no gauge',
    help: 'Where too few vehicles compare, or their prices differ too much, the page says so; else it says nothing.',
  }),
  delivery: toggle(false, {
    label: 'Delivery calculator',
    help: 'On vehicle pages: a guide price of a delivery to a shopper’s postcode.',
  }),
  delivery_percent: number(100, {
    label: 'Level of delivery prices',
    help: 'In percent of the built-in table; a delivery provider’s own prices stay as they are.',
    min: 20,
    max: 500,
  }),
  statutory_warranty: toggle(false, {
    label: 'Statutory warranty statement',
    help: 'On pages of used vehicles: what the selling state’s law gives, by age, kilometres and price. Have the statements checked before you switch them on.',
  }),
  price_note: toggle(true, {
    label: 'What a price includes',
    help: 'A note under the price of vehicle pages: the “prices” text of the site’s settings, else a usual one.',
  }),
  similar_hidden_locations: list([], {
    label: 'Locations without similar vehicles',
    help: 'Names, short names (as in addresses) or ids of locations, or ids or names of dealerships, whose vehicle pages show no similar ones.',
  }),
} as const
