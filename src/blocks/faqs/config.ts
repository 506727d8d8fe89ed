import { createBlock, textField } from '../fields'

export const faqs = createBlock({
  slug: 'faqs',
  label: 'Questions and answers',
  help: 'Questions that open to their answers, one below the other.',
  fields: [
    textField('heading', 'Heading; empty says “Questions and answers”.', 80),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 30,
      admin: { description: 'One below the other, in this order.' },
      labels: { singular: 'Question', plural: 'Questions' },
      fields: [
        textField('question', 'As a customer would ask it.', 200, true),
        {
          name: 'answer',
          type: 'textarea',
          required: true,
          maxLength: 2000,
          admin: { description: 'Plain words; an empty line begins a new paragraph.' },
        },
      ],
    },
  ],
})
