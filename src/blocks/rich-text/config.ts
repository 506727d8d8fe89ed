import { richTextField } from '@/src/cms/fields/rich-text-field'
import { createBlock } from '../fields'

export const richText = createBlock({
  slug: 'rich-text',
  label: 'Text',
  help: 'Formatted text with headings, paragraphs, lists and links.',
  fields: [richTextField('text', 'Use heading levels 2 to 4. The title of the page is level 1.', true)],
})
