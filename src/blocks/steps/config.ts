import { createBlock, rowsField, textAreaField, textField } from '../fields'

export const steps = createBlock({
  slug: 'steps',
  label: 'Steps or history',
  help: 'What happens, in order: a service from drop-off to pick-up, or the years of your dealership. Steps are numbered unless they have a label of their own.',
  fields: [
    textField('heading', 'The heading. Default: How it works.', 80),
    rowsField({
      name: 'items',
      labels: ['Step', 'Steps'],
      description: 'Shown in this order.',
      maxRows: 8,
      fields: [
        textField('label', 'Replaces the number, such as 1969 or Day 2. Default: the number.', 12),
        textField('title', 'The step in a few words, such as “You drop off the keys”.', 80, true),
        textAreaField('text', 'A sentence or two about it.', 300),
      ],
    }),
  ],
})
