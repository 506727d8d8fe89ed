/**
 * Analytics events by number (ANL-01). 4, 18, 25, 26, 39, 60 and 61 are V§7's, 9, 22 and 51 are D§7's; which form has
 * which of 14, 15, 17 and 48 the specification leaves open.
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

const names = new Map<number, EventName>(Object.entries(eventIds).map(([name, id]) => [id, name as EventName] as const))

export const isEventId = (id: unknown): id is EventId => typeof id === 'number' && names.has(id)

/** What an event is called where numbers say nothing, such as in Google's reports. */
export const eventName = (id: EventId): EventName => names.get(id) ?? 'general_enquiry'
