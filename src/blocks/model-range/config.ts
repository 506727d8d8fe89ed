import { createBlock, textField } from '../fields'

export const modelRange = createBlock({
  slug: 'model-range',
  label: 'Model range',
  help: 'The models of Content → Models in a row, each with a link to the ones in stock.',
  fields: [
    textField('heading', 'Heading; empty says “Our range”.', 80),
    textField('manufacturer', 'Only models of this manufacturer; empty for all.', 60),
  ],
})
