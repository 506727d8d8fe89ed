import { linkField } from '@/src/cms/fields/link-field'
import { createBlock, describedImageFields, textField } from '../fields'

export const image = createBlock({
  slug: 'image',
  label: 'Image',
  help: 'One image, with a line of text below it and a link if you want one.',
  fields: [
    ...describedImageFields('At least 1280 pixels wide.'),
    textField('caption', 'A line of text below the image. Default: none.', 200),
    linkField('href', 'The page that opens when a shopper selects the image. Default: none.', { label: 'Link' }),
    {
      name: 'width',
      type: 'select',
      defaultValue: 'page',
      options: [
        { value: 'text', label: 'As wide as text' },
        { value: 'page', label: 'As wide as the page' },
        { value: 'window', label: 'From edge to edge of the window' },
      ],
      admin: { description: 'Default: as wide as the page.' },
    },
  ],
})
