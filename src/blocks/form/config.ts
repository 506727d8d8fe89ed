import { enquiryCategories } from '@/src/domain/leads/enquiry-categories'
import { leadTypeNames, leadTypeOf } from '@/src/domain/leads/lead-types'
import { createBlock, textAreaField, textField } from '../fields'

const leadTypeOptions = leadTypeNames.flatMap((value) => {
  const { block } = leadTypeOf(value)
  return block ? [{ value, label: block.label }] : []
})

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
      options: leadTypeOptions,
      admin: { description: 'What the form is about.' },
    },
    {
      name: 'category',
      type: 'select',
      options: [...enquiryCategories],
      admin: {
        description: 'Chosen already when the form opens.',
        condition: (_: unknown, sibling: { readonly purpose?: unknown } | undefined) => sibling?.purpose === 'enquiry',
      },
    },
  ],
})
