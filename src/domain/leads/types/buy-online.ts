import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, messageField } from '../shared-fields'
import type { LeadTypeDefinition } from '../lead-type'

/** A request to buy a vehicle, at dealers without payments. */
export const buyOnline = {
  copy: (noun) => ({
    title: `Buy this ${noun ?? 'vehicle'} online`,
    intro:
      'No payment is taken online yet. Send us your details and we will call you to agree on price, finance and delivery.',
    button: 'Start my purchase',
  }),
  category: () => ({ category: 'Online Purchase', subcategory: 'Purchase Requested' }),
  receipt: {
    request: 'request to buy online',
    next: 'No payment has been taken. We’ll call you to agree on price, finance and delivery.',
  },
  event: () => eventIds.reserve,
  buys: true,
  steps: () => [{ fields: [...contactFields(true), messageField(false)] }],
} satisfies LeadTypeDefinition
