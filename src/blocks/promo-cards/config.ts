import { promoDisplays } from '@/src/domain/content/promo'
import { createBlock, textField } from '../fields'

export const promoCards = createBlock({
  slug: 'promo-cards',
  label: 'Promo cards',
  help: 'A row of your current promo cards (see Promotions → Promo cards). Hidden if there are none.',
  fields: [
    textField('heading', 'The heading of the row.', 80),
    {
      name: 'display',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: promoDisplays.map((value) => ({ value, label: value === 'all' ? 'All' : `About ${value} vehicles` })),
      admin: { description: 'The promo cards to show.' },
    },
  ],
})
