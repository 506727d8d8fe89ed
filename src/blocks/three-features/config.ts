import { createBlock } from '../fields'

export const threeFeatures = createBlock({
  slug: 'three-features',
  label: 'Three features',
  help: 'A banner of three: latest offers, book a service online, sell your car. Whether “View Stock” stands below is a switch of the site (Content).',
  fields: [],
})
