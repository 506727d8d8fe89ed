import { createBlock } from '../fields'

export const locationCarousel = createBlock({
  slug: 'location-carousel',
  label: 'Our locations',
  help: 'A card for each location, in a row to swipe where there are more than three. What the cards say is edited under Locations.',
  fields: [],
})
