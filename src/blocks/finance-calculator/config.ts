import { createBlock, textAreaField, textField } from '../fields'

export const financeCalculator = createBlock({
  slug: 'finance-calculator',
  label: 'Finance calculator',
  help: 'Shoppers work out a repayment, and open the vehicles that it pays for. Its limits and rates are those of the Finance switches. Hidden without a lender. One per page.',
  fields: [
    textField('heading', 'The heading. Default: Work out your repayments.', 80),
    textAreaField('text', 'One or two sentences below it.', 300),
  ],
})
