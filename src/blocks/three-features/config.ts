import { createBlock } from '../fields'

export const threeFeatures = createBlock({
  slug: 'three-features',
  label: 'Three quick links',
  help: 'Three fixed links: latest offers, book service online and sell your car. Use the Content switches to show or hide “View Stock” beside them.',
  fields: [],
})
