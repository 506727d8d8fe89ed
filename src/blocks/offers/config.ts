import { createBlock, textField } from '../fields'

export const offersBlock = createBlock({
  slug: 'offers',
  label: 'Special offers',
  help: 'The offers that run now (Content → Offers). Hidden while none runs.',
  fields: [
    textField('heading', 'Heading; empty says “Special offers”.', 80),
    { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 3, admin: { description: 'Offers at most.' } },
  ],
})
