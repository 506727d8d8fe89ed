import { linkField } from '@/src/cms/fields/link-field'
import { createBlock, rowsField, textField } from '../fields'

export const facetTiles = createBlock({
  slug: 'facet-tiles',
  label: 'Stock tiles',
  help: 'Tiles that link to searches, each with a logo, a name and the number of vehicles. If you don’t add any tiles, your most common makes are shown.',
  fields: [
    textField('heading', 'The heading of the row. Default: Browse our range.', 80),
    rowsField({
      name: 'tiles',
      labels: ['Tile', 'Tiles'],
      description: 'Shown in this order. Default: your most common makes.',
      minRows: 0,
      maxRows: 24,
      fields: [
        textField('label', 'The name on the tile.', 60, true),
        linkField('href', 'The search it opens.', { label: 'Search', required: true, kind: 'search' }),
        textField('body', 'Shows a drawing of this body type, such as SUV.', 60),
        textField('make', 'Shows the logo of this make, such as Toyota.', 60),
      ],
    }),
  ],
})
