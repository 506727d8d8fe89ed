import { describeBlock } from '../fields'

export const brands = describeBlock({
  slug: 'brands',
  label: 'Brands near you',
  help: 'The brands with most cars, each with the cities where they stand. Hidden for a dealer of one city.',
  fields: [
    { name: 'limit', type: 'number', min: 2, max: 20, defaultValue: 8, admin: { description: 'Brands at most.' } },
  ],
})
