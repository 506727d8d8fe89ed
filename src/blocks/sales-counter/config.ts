import { createBlock, textField } from '../fields'

export const salesCounter = createBlock({
  slug: 'sales-counter',
  label: 'Sales counter',
  help: 'A number that grows through the month, 192 a day in Brisbane time. It is worked out from the clock, not counted: let its words say what it stands for, and nothing that is not so.',
  fields: [
    textField('label', 'What the number stands for.', 120, true),
    textField('note', 'A smaller line below, such as how it is worked out.', 200),
  ],
})
