/** Stages of a lead in the inbox (ADM-04). */
export const leadStages = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment made',
  won: 'Won',
  lost: 'Lost',
  spam: 'Not a lead',
} as const

/** Stages of a lead that someone still has to follow up. */
export const OPEN_STAGES: readonly (keyof typeof leadStages)[] = ['new', 'contacted', 'appointment']
