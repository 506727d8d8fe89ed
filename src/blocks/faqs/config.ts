import { createBlock, textField } from '../fields'

export const faqs = createBlock({
  slug: 'faqs',
  label: 'Questions and answers',
  help: 'A list of questions. Shoppers select a question to open its answer.',
  fields: [
    textField('heading', 'The heading. Default: Questions and answers.', 80),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 30,
      admin: { description: 'Shown in this order.' },
      labels: { singular: 'Question', plural: 'Questions' },
      fields: [
        textField('question', 'The question as a customer would ask it.', 200, true),
        {
          name: 'answer',
          type: 'textarea',
          required: true,
          maxLength: 2000,
          admin: { description: 'The answer, without formatting. Leave an empty line to start a new paragraph.' },
        },
      ],
    },
  ],
})
