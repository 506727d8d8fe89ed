import { createBlock, textField } from '../fields'

export const priceRange = createBlock({
  slug: 'price-range',
  label: 'Price range',
  help: 'A price slider from $5,000 to $250,000, with a button that shows how many vehicles match and opens them in the search, highest price first. Hidden if no vehicles are in that range.',
  fields: [
    textField('heading', 'The heading of the section. Default: Shop by price.', 80),
    textField('text', 'A line below the heading. Default: Set your budget. We’ll show the highest price first.', 160),
  ],
})
