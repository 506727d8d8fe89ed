import { aboutLayouts } from '@/src/domain/content/about-layouts'
import { createBlock, textField } from '../fields'

export const about = createBlock({
  slug: 'about',
  label: 'About us',
  help: 'Text about your dealership: a heading with paragraphs beside it, or a few large words in the middle.',
  fields: [
    textField('title', 'The heading.', 120, true),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      admin: { description: 'Leave an empty line to start a new paragraph.' },
    },
    {
      name: 'layout',
      type: 'select',
      options: Object.entries(aboutLayouts).map(([value, label]) => ({ value, label })),
      admin: { description: 'Large text suits one or two sentences. Default: heading beside the text.' },
    },
  ],
})
