import { createBlock, textField } from '../fields'

export const reviewsBlock = createBlock({
  slug: 'reviews',
  label: 'Reviews',
  help: 'What customers wrote about your locations, the newest first, with the average of all of them. Hidden where reviews are switched off or their average is too low (Locations, Display).',
  fields: [
    textField('heading', 'Empty says “What our customers say”.', 80),
    textField('location', 'Address name of one location, such as toowong; empty shows all of them.', 100),
    { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 6, admin: { description: 'Reviews at most.' } },
  ],
})
