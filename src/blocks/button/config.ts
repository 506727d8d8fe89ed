import { linkField } from '@/src/cms/fields/link-field'
import { createBlock, textField } from '../fields'

export const button = createBlock({
  slug: 'button',
  label: 'Button',
  help: 'A button that opens a page, a form or a search. Hidden while its link leads nowhere.',
  fields: [
    textField('heading', 'A line beside the button, such as Want to work here? Default: none.', 80),
    textField('label', 'The text on the button, such as Book a service.', 60, true),
    linkField('href', 'The page, search or number that the button opens.', { label: 'Link', required: true }),
    {
      name: 'look',
      type: 'select',
      defaultValue: 'primary',
      options: [
        { value: 'primary', label: 'Filled' },
        { value: 'secondary', label: 'Outlined' },
      ],
      admin: { description: 'Use a filled button for the most important action of the page. Default: filled.' },
    },
    {
      name: 'align',
      type: 'select',
      defaultValue: 'start',
      options: [
        { value: 'start', label: 'Left' },
        { value: 'center', label: 'Centre' },
      ],
      admin: { description: 'Default: left.' },
    },
  ],
})
