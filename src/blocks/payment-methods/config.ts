import { createBlock } from '../fields'
import { paymentMethods } from '@/src/domain/sales/payment-methods'

export const paymentStrip = createBlock({
  slug: 'payment-methods',
  label: 'We accept',
  help: 'A strip that begins “We accept:” and names cards and wallets. Choose only what you really take.',
  fields: [
    {
      name: 'methods',
      type: 'select',
      hasMany: true,
      required: true,
      options: Object.entries(paymentMethods).map(([value, label]) => ({ value, label })),
      admin: { description: 'Cards and wallets, in the order they are shown.' },
    },
  ],
})
