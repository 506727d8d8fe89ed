import { createBlock } from '../fields'

export const priceRange = createBlock({
  slug: 'price-range',
  label: 'Price range',
  help: 'Two handles from $5,000 to $250,000 and a button that says how many cars there are. It leads to the search, dearest first. Hidden while no car stands in that range.',
  fields: [],
})
