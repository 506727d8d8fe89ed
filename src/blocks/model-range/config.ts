import { createBlock, textField } from '../fields'

export const modelRange = createBlock({
  slug: 'model-range',
  label: 'Model range',
  help: 'A row of your models (see Brand and models → Models), each with a link to the ones in stock.',
  fields: [
    textField('heading', 'The heading. Default: Our range.', 80),
    textField('manufacturer', 'Only show models of this manufacturer. Default: all.', 60),
  ],
})
