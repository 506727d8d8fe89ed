import { createBlock, textField } from '../fields'

export const locationCarousel = createBlock({
  slug: 'location-carousel',
  label: 'Our locations',
  help: 'A card for each location. If there are more than three, shoppers can swipe the row. Edit the details on the cards under Locations.',
  fields: [
    textField(
      'heading',
      'The heading of the section. Default: Our Locations, or Visit us if you have one location.',
      80,
    ),
  ],
})
