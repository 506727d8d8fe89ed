/** Written from the entries of the fields by `generated-lists.test.ts`; do not edit. */

export const factIcons = {
  Kilometres: 'gauge',
  Fuel: 'fuel',
  Transmission: 'cog',
  Drive: 'waypoints',
  Colour: 'palette',
  Interior: 'armchair',
  Engine: 'wrench',
  Doors: 'door-open',
  Seats: 'users',
  'Tare weight': 'weight',
  'Aggregate trailer mass': 'weight',
  Axles: 'waypoints',
  Sleeps: 'users',
} as const
