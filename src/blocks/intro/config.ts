import { createBlock, imageFields, linkFields, textAreaField, textField } from '../fields'

/** The groups of locations whose hours and phone a page can open with. */
const places = {
  none: 'None',
  all: 'All locations',
  service: 'Locations with a workshop, or all if none has one',
} as const

export const intro = createBlock({
  slug: 'intro',
  label: 'Opening of a page',
  help: 'The first section of a page: a headline, a sentence, an image, and the opening hours and phone of your locations. As the first block it replaces the page’s title.',
  fields: [
    textField('title', 'The headline, such as “Your car, back by five”.', 80, true),
    textAreaField('text', 'One or two sentences below it.', 400),
    ...imageFields('Shown at the right, above the text on phones. Use a 3:2 image. Default: none.'),
    ...linkFields('the button'),
    {
      name: 'places',
      label: 'Hours and phone',
      type: 'select',
      defaultValue: 'none',
      options: Object.entries(places).map(([value, label]) => ({ value, label })),
      admin: { description: 'Shows whether these locations are open now, and their phone numbers.' },
    },
  ],
})
