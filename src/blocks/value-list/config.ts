import { createBlock, rowsField, textAreaField, textField } from '../fields'

export const valueList = createBlock({
  slug: 'value-list',
  label: 'What’s included',
  help: 'A list of what customers get, such as inspections, warranties and extras. Each entry has a tick.',
  fields: [
    textField('heading', 'The heading of the list.', 80, true),
    textAreaField('text', 'A sentence below the heading.', 400),
    rowsField({
      name: 'items',
      labels: ['Entry', 'Entries'],
      description: 'Each entry gets a tick, in this order.',
      maxRows: 24,
      fields: [
        textField('title', 'The benefit for customers. Only claim what you can prove.', 120, true),
        textAreaField('text', 'A sentence about it.', 300),
      ],
    }),
  ],
})
