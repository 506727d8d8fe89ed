/** Stages of a lead in the inbox (ADM-04). */
export const leadStages = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment made',
  won: 'Won',
  lost: 'Lost',
  spam: 'Not a lead',
} as const
