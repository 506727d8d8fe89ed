import type { PartField } from './field'

/** Technical data that only some kinds of vehicles have (SHP-06); `part-fields.ts` has the rest. */

/** Of vehicles that are charged at a plug. */
export const chargedFields = {
  electric_range: {
    type: 'amount',
    label: 'Electric range',
    appliesTo: 'plug_in',
    feed: { transform: 'number', help: 'Kilometres on one charge, as the maker states them (WLTP).' },
    unit: 'km',
    search: 'electric_range',
    card: { position: 15, after: 'range' },
    facet: { range: 80, sidebar: { position: 72, kind: 'range', lazy: true } },
    keyInformation: { position: 15, icon: 'battery-charging' },
    comparison: { position: 62 },
  },
  battery_capacity: {
    type: 'amount',
    label: 'Battery',
    appliesTo: 'plug_in',
    feed: { transform: 'number', help: 'Usable kilowatt hours.' },
    unit: 'kWh',
    search: 'battery',
    card: { position: 16, after: 'battery' },
    keyInformation: { position: 84, icon: 'battery-charging' },
    comparison: { position: 63 },
  },
  charging_ac: {
    type: 'amount',
    label: 'AC charging',
    appliesTo: 'plug_in',
    feed: { transform: 'number', help: 'Kilowatts at home or at a slow charger.' },
    unit: 'kW',
    specification: { position: 172, label: 'Charging, AC' },
    comparison: { position: 65, label: 'Charging, AC' },
  },
  charging_dc: {
    type: 'amount',
    label: 'DC charging',
    appliesTo: 'plug_in',
    feed: { transform: 'number', help: 'Kilowatts at a fast charger, at most.' },
    unit: 'kW',
    keyInformation: { position: 86, icon: 'plug-zap', label: 'Fast charging' },
    comparison: { position: 66, label: 'Charging, DC' },
  },
  charging_time: {
    type: 'amount',
    label: 'Fast charging time',
    appliesTo: 'plug_in',
    feed: { transform: 'number', help: 'Minutes from 10 to 80 % at a fast charger, as the maker states them.' },
    unit: 'min',
    search: 'charging_time',
    card: { position: 17, after: '10–80%' },
    keyInformation: { position: 87, icon: 'plug-zap', label: '10–80% charge' },
    comparison: { position: 64, label: 'Charging, 10–80%' },
  },
  connector: {
    type: 'text',
    label: 'Charging connector',
    appliesTo: 'plug_in',
    feed: { transform: 'text', help: 'Such as CCS2, CHAdeMO or Type 2.' },
    keyInformation: { position: 88, icon: 'plug-zap', label: 'Connector' },
    comparison: { position: 67, label: 'Connector' },
  },
} as const satisfies Readonly<Record<string, PartField>>

/** Of vehicles that carry loads. */
export const carriedFields = {
  gross_combination_mass: {
    type: 'amount',
    label: 'Gross combination mass',
    appliesTo: 'car_or_truck',
    feed: { transform: 'kilograms', help: 'Kilograms, with its trailer; tonnes with their unit.' },
    unit: 'kg',
    keyInformation: { position: 25, icon: 'weight', only: 'prime_mover' },
    specification: { position: 192 },
    comparison: { position: 136 },
  },
  payload: {
    type: 'amount',
    label: 'Payload',
    feed: {
      transform: 'kilograms',
      help: 'Kilograms; tonnes with their unit. Of a caravan without it, the aggregate trailer mass less the tare weight.',
    },
    unit: 'kg',
    search: 'payload',
    card: { position: 98, before: 'Payload' },
    facet: { range: 90, sidebar: { position: 117, kind: 'range', lazy: true } },
    keyInformation: { position: 103, icon: 'weight', only: 'load_carrier' },
    specification: { position: 194 },
    comparison: { position: 132 },
    structuredData: { property: 'payload', unitCode: 'KGM' },
  },
  axle_configuration: {
    type: 'text',
    label: 'Axle configuration',
    appliesTo: 'truck',
    feed: { transform: 'text', help: 'Such as 4x2 or 6x4.' },
    search: 'axles',
    card: { position: 99 },
    keyInformation: { position: 26, icon: 'waypoints' },
    comparison: { position: 138 },
  },
} as const satisfies Readonly<Record<string, PartField>>

/** Of motorcycles. */
export const motorcycleFields = {
  seat_height: {
    type: 'amount',
    label: 'Seat height',
    appliesTo: 'motorcycle',
    feed: { transform: 'millimetres', help: 'Millimetres.' },
    unit: 'mm',
    search: 'seat_height',
    card: { position: 95, before: 'Seat' },
    facet: { range: 110, sidebar: { position: 119, kind: 'range', lazy: true } },
    keyInformation: { position: 22, icon: 'motorbike' },
    comparison: { position: 142 },
  },
  lams: {
    type: 'flag',
    label: 'LAMS approved',
    appliesTo: 'motorcycle',
    feed: { transform: 'yes_no', help: 'Learners may ride it (Learner Approved Motorcycle Scheme).' },
    search: 'lams',
    card: { position: 91, before: 'LAMS approved' },
    facet: { list: 330, sidebar: { position: 113, title: 'Licence' } },
    keyInformation: { position: 24, icon: 'check' },
    comparison: { position: 143 },
  },
  wet_weight: {
    type: 'amount',
    label: 'Wet weight',
    appliesTo: 'motorcycle',
    feed: { transform: 'kilograms', help: 'Kilograms, ready to ride.' },
    unit: 'kg',
    specification: { position: 196 },
    comparison: { position: 144 },
  },
} as const satisfies Readonly<Record<string, PartField>>
