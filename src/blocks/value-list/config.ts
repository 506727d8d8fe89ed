import { createBlock, textAreaField, textField } from '../fields'

export const valueList = createBlock({
  slug: 'value-list',
  label: 'What comes with it',
  help: 'A list of what a customer gets, each with a tick: inspections, warranties, extras.',
  fields: [
    textField('heading', 'Heading of the list.', 80, true),
    textAreaField('text', 'A sentence below the heading.', 400),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 24,
      admin: { description: 'One tick each, in this order.' },
      labels: { singular: 'Entry', plural: 'Entries' },
      fields: [
        textField('title', 'What it is. Claim only what you can prove.', 120, true),
        textAreaField('text', 'A sentence on it.', 300),
      ],
    },
  ],
})
