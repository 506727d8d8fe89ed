import { promoDisplays } from '@/src/domain/content/promo'
import { createBlock, textField } from '../fields'

export const promoCards = createBlock({
  slug: 'promo-cards',
  label: 'Promo cards',
  help: 'The promo cards that run now (see Promotions → Promo cards), in a row. Hidden while none runs.',
  fields: [
    textField('heading', 'Heading of the row.', 80),
    {
      name: 'display',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: promoDisplays.map((value) => ({ value, label: value === 'all' ? 'All' : `About ${value} cars` })),
      admin: { description: 'Which cards are shown here.' },
    },
  ],
})
