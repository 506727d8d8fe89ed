import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, messageField } from '../shared-fields'
import type { LeadTypeDefinition } from '../lead-type'

/** A wish for a vehicle like one that is sold. */
export const similar = {
  copy: () => ({
    title: 'Find me something similar',
    intro: 'Tell us what you liked about this one. We’ll check our stock and what’s on its way.',
    button: 'Find me something similar',
  }),
  category: () => ({ category: 'Find Me Something Similar' }),
  receipt: { request: 'request for something similar', joins: 'to' },
  event: () => eventIds.vehicle_enquiry,
  steps: () => [{ fields: [...contactFields(false), messageField(false, 'What are you looking for?')] }],
} satisfies LeadTypeDefinition
