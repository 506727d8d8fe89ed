import { createBlock } from '../fields'

export const brands = createBlock({
  slug: 'brands',
  label: 'Our brands',
  help: 'Your brands with the most stock, each with its logo and number of vehicles. Hidden if you only sell one brand.',
  fields: [
    {
      name: 'limit',
      type: 'number',
      min: 2,
      max: 20,
      defaultValue: 8,
      admin: { description: 'The maximum number of brands.' },
    },
  ],
})
