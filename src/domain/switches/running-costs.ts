import { itemTypeLabels } from '@/src/domain/stock/fields/choices'
import { list, number, text } from './kit'

/** Initial values of the running costs calculator (CALC-01). */
export const running_costs = {
  item_types: list(['car', 'motorcycle', 'truck'], {
    label: 'Vehicles with a running cost calculator',
    help: 'Electric vehicles show the cost of electricity, others the cost of fuel.',
    options: ['car', 'motorcycle', 'truck', 'caravan'],
    optionLabels: itemTypeLabels,
  }),
  fuel_price: number(1.7, {
    label: 'Petrol price',
    help: 'The dollars a litre the calculator starts with, for petrol and every other fuel but diesel.',
    min: 0.01,
    max: 10,
    step: 0.01,
  }),
  diesel_price: number(1.7, {
    label: 'Diesel price',
    help: 'The dollars a litre the calculator starts with, for diesel vehicles.',
    min: 0.01,
    max: 10,
    step: 0.01,
  }),
  price_date: text('', {
    label: 'Prices as of',
    help: 'When you last checked the fuel and electricity prices, such as November 2026. Shown beside them. Leave empty to show nothing.',
    maxChars: 40,
  }),
  distance: number(250, {
    label: 'Distance a week',
    help: 'The kilometres the calculator starts with.',
    min: 1,
    max: 5000,
  }),
  consumption: number(10, {
    label: 'Fuel consumption',
    help: 'Litres per 100 km, for vehicles without their own figure.',
    min: 0.1,
    max: 100,
    step: 0.1,
  }),
  electricity_price: number(0.35, {
    label: 'Electricity price',
    help: 'The dollars a kilowatt hour the calculator starts with.',
    min: 0.01,
    max: 5,
    step: 0.01,
  }),
  electric_consumption: number(17, {
    label: 'Electric consumption',
    help: 'Kilowatt hours per 100 km, for all electric vehicles.',
    min: 1,
    max: 200,
    step: 0.1,
  }),
} as const
