import { createBlock, hrefField, textField } from '../fields'

export const showCars = createBlock({
  slug: 'show-cars',
  label: 'Show me N cars',
  help: 'A button that says how many cars a search finds now, and leads to them.',
  fields: [
    textField('heading', 'A line above the button.', 120),
    hrefField('search', 'Address of a search, such as /search/ute.', true),
  ],
})
