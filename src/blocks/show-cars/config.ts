import { linkField } from '@/src/cms/fields/link-field'
import { createBlock, textField } from '../fields'

export const showCars = createBlock({
  slug: 'show-cars',
  label: 'Show me N cars',
  help: 'A button that shows how many vehicles a search finds, and opens the results.',
  fields: [
    textField('heading', 'A line above the button.', 120),
    linkField('search', 'The search it counts and opens.', { required: true, kind: 'search' }),
  ],
})
