import { createBlock, textField } from '../fields'

export const map = createBlock({
  slug: 'map',
  label: 'Map',
  help: 'A map of one of your locations with its address and a link to directions. Hidden while the location is hidden.',
  fields: [
    textField('heading', 'The heading. Default: the name of the location.', 80),
    textField(
      'location',
      'The location to show. Enter the last part of its address, such as toowong. Default: your main location.',
      100,
    ),
  ],
})
