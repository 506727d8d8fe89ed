import { createBlock } from '../fields'
import { paymentMethods } from '@/src/domain/sales/payment-methods'

export const paymentStrip = createBlock({
  slug: 'payment-methods',
  label: 'We accept',
  help: 'A strip that starts with “We accept:” and lists cards and wallets. Only choose the ones you accept.',
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
