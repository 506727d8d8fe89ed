import { createBlock, textField } from '../fields'

export const quote = createBlock({
  slug: 'quote',
  label: 'Quote',
  help: 'What a customer or a colleague said, in large type. Quote people only with their permission.',
  fields: [
    {
      name: 'quote',
      label: 'Words',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'Their own words, without quotation marks.' },
    },
    textField('name', 'The person who said it. Default: none.', 80),
    textField('role', 'Their part, such as Customer since 2012 or Service manager. Default: none.', 80),
  ],
})
