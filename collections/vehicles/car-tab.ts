import type { Tab } from 'payload'
import { day as daySchema, firstYear, lastYear } from '@/src/domain/stock/vehicle-schema'
import { caravanSchema, variantSchema } from '@/src/domain/stock/vehicle-parts-schema'
import { area, day, part, row, text, whole } from './fields'

export const carTab: Tab = {
  label: 'Car',
  description: 'What the car is. A feed overwrites these values; the tab “Our changes” is yours.',
  fields: [
    row(
      whole('year', 'Year', { min: firstYear, max: lastYear }, { required: true }),
      text('make', 'Make', { required: true, index: true }),
      text('model', 'Model', { required: true }),
    ),
    row(
      text('badge', 'Badge'),
      text('series', 'Series'),
      text('colour', 'Colour'),
      text('interior_colour', 'Interior colour'),
    ),
    row(
      {
        name: 'car_type',
        label: 'Condition',
        type: 'select',
        required: true,
        defaultValue: 'used',
        enumName: 'vehicle_car_type',
        options: [
          { label: 'New', value: 'new' },
          { label: 'Demo', value: 'demo' },
          { label: 'Used', value: 'used' },
        ],
      },
      {
        name: 'item_type',
        label: 'Kind',
        type: 'select',
        required: true,
        defaultValue: 'car',
        enumName: 'vehicle_item_type',
        options: [
          { label: 'Car', value: 'car' },
          { label: 'Motorcycle', value: 'motorcycle' },
          { label: 'Truck', value: 'truck' },
          { label: 'Caravan', value: 'caravan' },
        ],
      },
      whole('km', 'Kilometres', { min: 0, max: 10_000_000 }),
    ),
    row(
      text('simple_body', 'Body', { help: 'As shoppers filter: SUV, Sedan, Ute …' }),
      text('simple_fuel', 'Fuel', { help: 'As shoppers filter: Petrol, Diesel, Hybrid, Electric …' }),
      text('simple_transmission', 'Transmission', { help: 'Automatic or Manual.' }),
      text('drive', 'Drive', { help: 'FWD, RWD, AWD or 4WD.' }),
    ),
    row(
      text('bodyconfiguration', 'Body in the maker’s words'),
      text('fuel', 'Fuel in the maker’s words'),
      text('trans', 'Transmission in the maker’s words'),
      whole('gearnum', 'Gears', { min: 1, max: 24 }),
    ),
    row(
      text('engine_size', 'Engine'),
      { name: 'engine_size_litres', label: 'Engine, litres', type: 'number', min: 0, max: 30 },
      whole('doors', 'Doors', { min: 1, max: 12 }),
      whole('seats', 'Seats', { min: 1, max: 100 }),
    ),
    row(
      text('stocknum', 'Stock number'),
      text('vin', 'VIN'),
      text('nvic', 'NVIC', { help: 'Glass’s code, six characters.' }),
    ),
    row(
      text('rego', 'Registration'),
      text('regplate', 'Plate as shown'),
      day('rego_expiry', 'Registration until', daySchema),
    ),
    row(day('build_date', 'Built', daySchema), day('compliance_date', 'Complied', daySchema)),
    area('dealercomments', 'Dealer comments', { help: 'From the feed. Your own wording goes in “Our changes”.' }),
    text('carsales_title', 'Title on carsales'),
    part('variant', 'Technical data', variantSchema, { help: 'Cylinders, consumption, towing, masses, ANCAP.' }),
    part('caravan', 'Caravan data', caravanSchema, { help: 'Lengths in feet, masses in kilograms.' }),
  ],
}
