import { createBlock, textField } from '../fields'

export const offersBlock = createBlock({
  slug: 'offers',
  label: 'Special offers',
  help: 'Your current offers (see Promotions → Offers). Hidden if there are none.',
  fields: [
    textField('heading', 'The heading. Default: Special offers.', 80),
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 12,
      defaultValue: 3,
      admin: { description: 'The maximum number of offers.' },
    },
  ],
})
