import { createBlock, textField } from '../fields'

export const reviewsBlock = createBlock({
  slug: 'reviews',
  label: 'Reviews',
  help: 'Customer reviews of your locations, newest first, with their average rating. Hidden if reviews are switched off or the average is too low (see the Locations and Display switches).',
  fields: [
    textField('heading', 'The heading. Default: What our customers say.', 80),
    textField(
      'location',
      'Only show reviews of this location. Enter the last part of its address, such as toowong. Default: all.',
      100,
    ),
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 12,
      defaultValue: 6,
      admin: { description: 'The maximum number of reviews.' },
    },
  ],
})
