import { createBlock, textField } from '../fields'

export const about = createBlock({
  slug: 'about',
  label: 'About us',
  help: 'The dealer in their own words: a heading at the left, paragraphs at the right.',
  fields: [
    textField('title', 'Heading.', 120, true),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      admin: { description: 'An empty line begins a new paragraph.' },
    },
  ],
})
