import { carTypes, itemTypes } from './choices'
import type { VehicleField } from './field'

export const MIN_YEAR = 1885
export const MAX_YEAR = 2100

export const identityFields = {
  stocknum: {
    type: 'text',
    label: 'Stock number',
    feed: { transform: 'text', group: 'identity' },
    panel: { tab: 'details', row: 7, help: 'On its page and in leads about it.' },
    search: 'stocknum',
  },
  vin: {
    type: 'text',
    maxLength: 40,
    label: 'VIN',
    feed: { transform: 'plate', group: 'identity' },
    panel: { tab: 'details', row: 7, help: 'On its page, as the law of most states asks.' },
    search: 'vin',
  },
  title: {
    type: 'text',
    stored: false,
    label: 'Title (make, model and badge are read from it)',
    feed: { transform: 'text', group: 'identity' },
  },
  year: {
    type: 'integer',
    min: MIN_YEAR,
    max: MAX_YEAR,
    required: true,
    label: 'Year',
    feed: { transform: 'year', group: 'identity', strict: true },
    panel: { tab: 'details', row: 1, help: 'Begins the car’s name; shoppers filter by it.' },
    search: 'year',
  },
  make: {
    type: 'text',
    minLength: 1,
    maxLength: 100,
    required: true,
    label: 'Make',
    feed: { transform: 'text', group: 'identity', strict: true },
    panel: { tab: 'details', row: 1, help: 'Shoppers filter by it first.', index: true },
    search: 'make',
  },
  model: {
    type: 'text',
    minLength: 1,
    maxLength: 100,
    required: true,
    label: 'Model',
    feed: { transform: 'text', group: 'identity', strict: true },
    panel: { tab: 'details', row: 1, help: 'Under its make in filters; finds the model’s page.' },
    search: 'model',
  },
  badge: {
    type: 'text',
    label: 'Badge',
    feed: { transform: 'text', group: 'identity' },
    panel: { tab: 'details', row: 2, help: 'Such as Ascent Sport; in the car’s name and filters.' },
    search: 'badge',
  },
  series: {
    type: 'text',
    label: 'Series',
    feed: { transform: 'text', group: 'identity' },
    panel: { tab: 'details', row: 2, help: 'Such as ZWE211R; ends the car’s name.' },
    search: 'series',
  },
  car_type: {
    type: 'choice',
    options: carTypes,
    enumName: 'vehicle_car_type',
    default: 'used',
    label: 'Condition',
    feed: { transform: 'car_type', group: 'identity', label: 'New, demo or used', strict: true },
    panel: {
      tab: 'details',
      row: 3,
      help: 'Decides search paths, badges and which actions the page offers. Default: used.',
      optionLabels: { new: 'New', demo: 'Demo', used: 'Used' },
    },
    search: 'car_type',
  },
  item_type: {
    type: 'choice',
    options: itemTypes,
    enumName: 'vehicle_item_type',
    default: 'car',
    label: 'Kind',
    feed: { transform: 'item_type', group: 'identity', label: 'Kind of vehicle', strict: true },
    panel: {
      tab: 'details',
      row: 3,
      help: 'Decides which specifications its page shows. Default: car.',
      optionLabels: { car: 'Car', motorcycle: 'Motorcycle', truck: 'Truck', caravan: 'Caravan' },
    },
    search: 'item_type',
  },
} as const satisfies Readonly<Record<string, VehicleField>>
