import { createBlock, textField } from '../fields'

export const catalogueLinks = createBlock({
  slug: 'catalogue-links',
  label: 'Models and parts searches',
  help: 'Boxes that search your models and your parts and accessories. Each shows only where there is something to find.',
  fields: [textField('heading', 'Heading; empty says “Find something else”.', 80)],
})
