import { createBlock, textAreaField, textField } from '../fields'

export const valueList = createBlock({
  slug: 'value-list',
  label: 'What’s included',
  help: 'A list of what customers get, such as inspections, warranties and extras. Each entry has a tick.',
  fields: [
    textField('heading', 'The heading of the list.', 80, true),
    textAreaField('text', 'A sentence below the heading.', 400),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 24,
      admin: { description: 'Each entry gets a tick, in this order.' },
      labels: { singular: 'Entry', plural: 'Entries' },
      fields: [
        textField('title', 'The benefit for customers. Only claim what you can prove.', 120, true),
        textAreaField('text', 'A sentence about it.', 300),
      ],
    },
  ],
})
