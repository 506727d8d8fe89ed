import { createBlock } from '../fields'

export const brands = createBlock({
  slug: 'brands',
  label: 'Our brands',
  help: 'The brands with most cars, each with its logo and how many there are. Hidden for a dealer of one brand.',
  fields: [
    { name: 'limit', type: 'number', min: 2, max: 20, defaultValue: 8, admin: { description: 'Brands at most.' } },
  ],
})
