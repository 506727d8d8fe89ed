/** What staff do with a lead (ADM-04). */
export const leadStages = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment made',
  won: 'Won',
  lost: 'Lost',
  spam: 'Not a lead',
} as const
