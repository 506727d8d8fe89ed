import { linkField } from '@/src/cms/fields/link-field'
import { createBlock, textAreaField, imageFields, textField } from '../fields'

export const preOwned = createBlock({
  slug: 'pre-owned',
  label: 'Pre-owned',
  help: 'Text about your used vehicles next to an image, with a link to them.',
  fields: [
    textField('heading', 'The heading.', 80, true),
    textAreaField(
      'text',
      'Say how your used vehicles differ from others. Leave an empty line to start a new paragraph.',
      1500,
    ),
    textField('button', 'The text on the button. Default: See pre-owned stock.', 40),
    linkField('href', 'The page the button links to. Default: your used vehicles.', { label: 'Link' }),
    ...imageFields('An image next to the text.'),
  ],
})
