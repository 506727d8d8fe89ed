import type { cardAttributes } from '@/src/domain/stock/fields/attributes'

/** How the panel names the facts of a card. */
export const cardAttributeLabels: Readonly<Record<(typeof cardAttributes)[number], string>> = {
  km: 'Kilometres',
  electric_range: 'Electric range',
  battery: 'Battery',
  charging_time: 'Fast charging time',
  transmission: 'Transmission',
  fuel: 'Fuel',
  body: 'Body',
  drive: 'Drive',
  seats: 'Seats',
  doors: 'Doors',
  colour: 'Colour',
  engine: 'Engine',
  lams: 'LAMS approved',
  berths: 'Berths',
  atm: 'ATM',
  tare: 'Tare weight',
  seat_height: 'Seat height',
  towing: 'Towing capacity',
  gvm: 'GVM',
  payload: 'Payload',
  axles: 'Axle configuration',
  stocknum: 'Stock number',
  year: 'Year',
}
