import { createBlock, hrefField, textField } from '../fields'

export const facetTiles = createBlock({
  slug: 'facet-tiles',
  label: 'Tiles into the stock',
  help: 'Tiles with a logo, a name and how many cars stand behind each. Without tiles of your own the makes with most cars are shown.',
  fields: [
    textField('heading', 'Heading of the row; empty says “Browse our range”.', 80),
    {
      name: 'tiles',
      type: 'array',
      maxRows: 24,
      admin: { description: 'In this order. Default: the makes with most cars.' },
      labels: { singular: 'Tile', plural: 'Tiles' },
      fields: [
        textField('label', 'Name on the tile.', 60, true),
        hrefField('href', 'A search such as /search/suv.', true),
        textField('body', 'Body type whose drawing is shown, such as SUV.', 60),
        textField('make', 'Make whose logo is shown, such as Toyota.', 60),
      ],
    },
  ],
})
