import { createBlock, textField } from '../fields'

export const salesCounter = createBlock({
  slug: 'sales-counter',
  label: 'Sales counter',
  help: 'A number that grows by 192 a day through the month, in Brisbane time. It’s calculated from the clock, not counted. Describe it truthfully so that shoppers aren’t misled.',
  fields: [
    textField('label', 'The meaning of the number, such as “vehicles sold”.', 120, true),
    textField('note', 'A smaller line below the number, such as how it’s calculated.', 200),
  ],
})
