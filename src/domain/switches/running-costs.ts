import { list, number, text } from './kit'

/** Initial values of the running costs calculator (CALC-01). */
export const running_costs = {
  item_types: list(['car', 'motorcycle', 'truck'], {
    label: 'Vehicles with a running-cost calculator',
    help: 'Fuel for those that burn it, electricity for electric ones.',
    options: ['car', 'motorcycle', 'truck', 'caravan'],
  }),
  fuel_price: number(1.7, {
    label: 'Fuel price',
    help: 'Dollars a litre the calculator starts with.',
    min: 0.01,
    max: 10,
    step: 0.01,
  }),
  price_date: text('', {
    label: 'Prices as of',
    help: 'When fuel and electricity prices were last looked at, such as November 2026; said beside them, empty for nothing.',
    maxChars: 40,
  }),
  distance: number(250, { label: 'Distance a week', help: 'Kilometres it starts with.', min: 1, max: 5000 }),
  consumption: number(10, {
    label: 'Fuel consumption',
    help: 'Litres per 100 km of cars that say none.',
    min: 0.1,
    max: 100,
    step: 0.1,
  }),
  electricity_price: number(0.35, {
    label: 'Electricity price',
    help: 'Dollars a kilowatt hour.',
    min: 0.01,
    max: 5,
    step: 0.01,
  }),
  electric_consumption: number(17, {
    label: 'Electric consumption',
    help: 'Kilowatt hours per 100 km of electric cars.',
    min: 1,
    max: 200,
    step: 0.1,
  }),
} as const
