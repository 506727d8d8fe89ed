import { createBlock, textField } from '../fields'

export const about = createBlock({
  slug: 'about',
  label: 'About us',
  help: 'Text about your dealership, with a heading on the left and paragraphs on the right.',
  fields: [
    textField('title', 'The heading.', 120, true),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      admin: { description: 'Leave an empty line to start a new paragraph.' },
    },
  ],
})
