import { richTextField } from '@/src/cms/fields/rich-text-field'
import { createBlock } from '../fields'

export const richText = createBlock({
  slug: 'rich-text',
  label: 'Text',
  help: 'Formatted text: headings, paragraphs, lists and links, in a column that reads well.',
  fields: [richTextField('text', 'Headings begin at the second level: the page’s title is the first.', true)],
})
