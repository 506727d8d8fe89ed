import { createBlock, hrefField, textAreaField, imageFields, textField } from '../fields'

export const preOwned = createBlock({
  slug: 'pre-owned',
  label: 'Pre-owned',
  help: 'A few words on your used cars beside a picture, with a link to them.',
  fields: [
    textField('heading', 'Heading.', 80, true),
    textAreaField('text', 'What sets your used cars apart; an empty line begins a new paragraph.', 1500),
    textField('button', 'Words on the button; empty says “See pre-owned stock”.', 40),
    hrefField('href', 'Where it leads; empty leads to used cars.'),
    ...imageFields('A picture beside the words.'),
  ],
})
