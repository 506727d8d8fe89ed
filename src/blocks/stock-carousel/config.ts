import { createBlock, hrefField, textField } from '../fields'

export const stockCarousel = createBlock({
  slug: 'stock-carousel',
  label: 'Row of cars',
  help: 'Cars of a search in a row to swipe: the newest of all stock, or what an address of your search page finds. Hidden while there are none.',
  fields: [
    textField('heading', 'Heading, such as Just arrived.', 80, true),
    hrefField('search', 'Address of a search, such as /search/toyota/rav4. Empty: the cars that came last.'),
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 12,
      defaultValue: 8,
      admin: { description: 'Cars at most, 1 to 12.' },
    },
    textField('more_label', 'Words of the link to the whole search.', 60),
  ],
})
