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
  help: 'A form that sends shoppers’ answers to your leads. The Forms switches of your site decide its fields.',
  fields: [
    textField('heading', 'The heading above the form. Default: the form’s own heading.', 120),
    textAreaField('text', 'One or two sentences above the form.', 500),
    {
      name: 'lead_type',
      type: 'select',
      required: true,
      defaultValue: 'enquiry',
      options: leadTypeOptions,
      admin: { description: 'The type of form.' },
    },
    {
      name: 'category',
      type: 'select',
      options: [...enquiryCategories],
      admin: {
        description: 'The category that’s selected when the form opens.',
        condition: (_: unknown, sibling: { readonly lead_type?: unknown } | undefined) =>
          sibling?.lead_type === 'enquiry',
      },
    },
  ],
})
