import { list, number, toggle } from './kit'

/** Tools on vehicle pages: price gauge, delivery, warranty, similar vehicles. */
export const tools = {
  autogauge: toggle(false, {
    label: 'Market price gauge',
    help: 'Shows on vehicle pages how the price compares with similar vehicles on sale.',
  }),
  autogauge_reason: toggle(false, {
    label: 'Say why there’s no gauge',
    help: 'Says so on the page if too few vehicles compare, or if their prices differ too much. Off: the page shows nothing.',
  }),
  delivery: toggle(false, {
    label: 'Delivery calculator',
    help: 'Shows on vehicle pages a guide price for delivery to a shopper’s postcode.',
  }),
  delivery_percent: number(100, {
    label: 'Level of delivery prices',
    help: 'Percent of the built-in prices, such as 110 for 10% more. A delivery provider’s own prices don’t change.',
    min: 20,
    max: 500,
  }),
  statutory_warranty: toggle(false, {
    label: 'Statutory warranty statement',
    help: 'Shows on pages of used vehicles the warranty that the law of the selling state gives, by age, kilometres and price. Have the statements checked before you turn this on.',
  }),
  price_note: toggle(true, {
    label: 'Price note',
    help: 'Shows under the price on vehicle pages what it includes: the text from your site settings, or a standard one.',
  }),
  similar_hidden_locations: list([], {
    label: 'Locations without similar vehicles',
    help: 'Pages of vehicles at these locations and dealerships show no similar vehicles. Enter names, or short names as in page addresses.',
  }),
} as const
