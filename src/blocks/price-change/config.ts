import { priceChangeField } from '@/src/cms/fields/price-change-field'
import { createBlock, textField } from '../fields'

export const priceChangeBlock = createBlock({
  slug: 'price-change',
  label: 'Vehicles of a price change',
  help: 'Every vehicle that has the new price, with when it started and ends. Hidden before the change starts, and when it has ended.',
  fields: [
    textField('heading', 'The heading, such as Spring sale.', 80, true),
    priceChangeField('Its vehicles are listed while it runs.'),
  ],
})
