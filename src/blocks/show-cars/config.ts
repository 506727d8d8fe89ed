import { createBlock, hrefField, textField } from '../fields'

export const showCars = createBlock({
  slug: 'show-cars',
  label: 'Show me N cars',
  help: 'A button that shows how many vehicles a search finds, and opens the results.',
  fields: [
    textField('heading', 'A line above the button.', 120),
    hrefField('search', 'The address of a search, such as /search/ute.', true),
  ],
})
