import { locationLayouts } from '@/src/domain/content/location-layouts'
import { createBlock, textField } from '../fields'

export const locationCarousel = createBlock({
  slug: 'location-carousel',
  label: 'Our locations',
  help: 'A card or a line for each location. If there are more than three cards, shoppers can swipe the row. Edit their details under Locations.',
  fields: [
    textField(
      'heading',
      'The heading of the section. Default: Our Locations, or Visit us if you have one location.',
      80,
    ),
    {
      name: 'layout',
      type: 'select',
      options: Object.entries(locationLayouts).map(([value, label]) => ({ value, label })),
      admin: { description: 'How the locations are listed. Default: cards.' },
    },
  ],
})
