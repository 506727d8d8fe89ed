/**
 * Analytics events by number (ANL-01). The specification does not say which forms send 14, 15, 17 and 48; this
 * assignment is ours.
 */
export const eventIds = {
  used_car_view: 4,
  finance_enquiry: 9,
  vehicle_enquiry: 14,
  test_drive: 15,
  trade_in: 17,
  offer_accepted: 18,
  general_enquiry: 22,
  phone: 25,
  finance_calculator: 26,
  save: 39,
  reserve: 48,
  careers: 51,
  history_report: 60,
  print: 61,
} as const

export type EventName = keyof typeof eventIds
export type EventId = (typeof eventIds)[EventName]

const nameById = new Map<number, EventName>(
  Object.entries(eventIds).map(([name, id]) => [id, name as EventName] as const),
)

export const isEventId = (id: unknown): id is EventId => typeof id === 'number' && nameById.has(id)

/** Returns the name of an event, for reports that need text, such as Google's. */
export const eventName = (id: EventId): EventName => nameById.get(id) ?? 'general_enquiry'
