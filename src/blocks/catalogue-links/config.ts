import { createBlock, textField } from '../fields'

export const catalogueLinks = createBlock({
  slug: 'catalogue-links',
  label: 'Search models and parts',
  help: 'Search boxes for your models and for your parts and accessories. A box is hidden if there’s nothing to find.',
  fields: [textField('heading', 'The heading. Default: Find something else.', 80)],
})
