import { createBlock, imageFields, linkFields, rowsField, textAreaField, textField } from '../fields'

export const columns = createBlock({
  slug: 'columns',
  label: 'Columns',
  help: 'Two to four texts side by side, each with an image and a link if you want them. On a phone they are below each other.',
  fields: [
    textField('heading', 'The heading above the columns. Default: none.', 80),
    rowsField({
      name: 'columns',
      labels: ['Column', 'Columns'],
      description: 'Shown from left to right.',
      maxRows: 4,
      fields: [
        textField('title', 'The heading of the column. Default: none.', 80),
        textAreaField('text', 'Leave an empty line to start a new paragraph.', 1500),
        ...imageFields('Shown above the text. Use a 3:2 image. Default: none.'),
        ...linkFields('the link'),
      ],
    }),
  ],
})
