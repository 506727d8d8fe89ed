import { createBlock, rowsField, textField } from '../fields'

export const faqs = createBlock({
  slug: 'faqs',
  label: 'Questions and answers',
  help: 'A list of questions. Shoppers select a question to open its answer.',
  fields: [
    textField('heading', 'The heading. Default: Questions and answers.', 80),
    rowsField({
      name: 'items',
      labels: ['Question', 'Questions'],
      description: 'Shown in this order.',
      maxRows: 30,
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
    }),
  ],
})
