import { eventIds } from '@/src/domain/events/event-ids'
import { offersSubscription } from '@/src/domain/stock/price/subscription'
import { contactFields, messageField } from '../shared-fields'
import { SUBSCRIPTION_CONFIRMED_LATER, type LeadTypeDefinition } from '../lead-type'

/** A wish to subscribe to a vehicle, which the dealer answers with an agreement. */
export const subscription = {
  copy: (noun = 'vehicle') => ({
    title: `Subscribe to this ${noun}`,
    intro: `Send us your details. We’ll confirm the weekly price, the minimum term and the start date, and answer your questions. You pay nothing until you sign.`,
    button: 'Ask to subscribe',
  }),
  category: () => ({ category: 'Subscription' }),
  receipt: { request: 'request to subscribe', joins: 'to', next: SUBSCRIPTION_CONFIRMED_LATER },
  event: () => eventIds.vehicle_enquiry,
  steps: () => [{ fields: [...contactFields(false), messageField(false, 'When would you like to start?')] }],
  isOffered: ({ display }) => offersSubscription(display),
} satisfies LeadTypeDefinition
