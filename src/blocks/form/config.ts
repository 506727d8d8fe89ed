import { createBlock, textAreaField, textField } from '../fields'
import { formLeadTypes } from './lead-types'

export const form = createBlock({
  slug: 'form',
  label: 'Form',
  help: 'A form whose answers come to your leads, with the fields your site’s switches ask for (Forms).',
  fields: [
    textField('heading', 'Heading above the form; empty uses the form’s own.', 120),
    textAreaField('text', 'A sentence or two above the form.', 500),
    {
      name: 'purpose',
      type: 'select',
      required: true,
      defaultValue: 'enquiry',
      options: Object.entries(formLeadTypes).map(([value, label]) => ({ value, label })),
      admin: { description: 'What the form is about.' },
    },
    {
      name: 'category',
      type: 'select',
      options: ['General Enquiry', 'Sales', 'Finance', 'Service', 'Parts', 'Careers'],
      admin: {
        description: 'Chosen already when the form opens.',
        condition: (_: unknown, sibling: { readonly purpose?: unknown } | undefined) => sibling?.purpose === 'enquiry',
      },
    },
  ],
})
