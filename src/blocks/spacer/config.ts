import { createBlock } from '../fields'

export const spacer = createBlock({
  slug: 'spacer',
  label: 'Space or line',
  help: 'Empty space or a line between two sections.',
  fields: [
    {
      name: 'size',
      type: 'select',
      required: true,
      defaultValue: 'medium',
      options: [
        { value: 'small', label: 'Small space' },
        { value: 'medium', label: 'Medium space' },
        { value: 'large', label: 'Large space' },
        { value: 'line', label: 'Line' },
      ],
      admin: { description: 'Default: medium space.' },
    },
  ],
})
