import { linkField } from '@/src/cms/fields/link-field'
import { createBlock, textField } from '../fields'

export const stockCarousel = createBlock({
  slug: 'stock-carousel',
  label: 'Stock carousel',
  help: 'A row of vehicles that shoppers can swipe: your newest stock, or the results of a search, without reserved and sold ones. Hidden if there are none.',
  fields: [
    textField('heading', 'The heading, such as Just arrived.', 80, true),
    linkField('search', 'The search whose vehicles are shown. Default: your newest stock.', { kind: 'search' }),
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 12,
      defaultValue: 8,
      admin: { description: 'The maximum number of vehicles, from 1 to 12.' },
    },
    textField('more_label', 'The text of the link to all results. Default: See all stock.', 60),
  ],
})
