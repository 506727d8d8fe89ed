import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, messageField } from '../shared-fields'
import type { LeadTypeDefinition } from '../lead-type'

/** A request to hold a vehicle, at dealers without payments. */
export const reserve = {
  copy: (noun = 'vehicle') => {
    return {
      title: `Reserve this ${noun}`,
      intro: `No payment is taken online yet. Send us your details and we will call you about holding this ${noun}; until then it stays for sale.`,
      button: `Ask us to hold this ${noun}`,
    }
  },
  category: () => ({ category: 'Reserve', subcategory: 'Reservation Requested' }),
  receipt: {
    request: 'request to hold a vehicle',
    next: 'No payment has been taken. Until we’ve agreed with you, the vehicle stays for sale.',
  },
  event: () => eventIds.reserve,
  buys: true,
  steps: () => [{ fields: [...contactFields(true), messageField(false)] }],
} satisfies LeadTypeDefinition
