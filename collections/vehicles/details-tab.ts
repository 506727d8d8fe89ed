import type { Tab } from 'payload'
import { daySchema, MIN_YEAR, MAX_YEAR } from '@/src/domain/stock/vehicle-schema'
import { caravanSchema, variantSchema } from '@/src/domain/stock/vehicle-parts-schema'
import { textArea, day, jsonPart, rowOf, text, integer } from './fields'

export const detailsTab: Tab = {
  label: 'Car',
  description: 'What the car is. A feed replaces what it brings itself; whatever else you type stays.',
  fields: [
    rowOf(
      integer(
        'year',
        'Year',
        { min: MIN_YEAR, max: MAX_YEAR },
        {
          required: true,
          help: 'Begins the car’s name; shoppers filter by it.',
        },
      ),
      text('make', 'Make', { required: true, index: true, help: 'Shoppers filter by it first.' }),
      text('model', 'Model', { required: true, help: 'Under its make in filters; finds the model’s page.' }),
    ),
    rowOf(
      text('badge', 'Badge', { help: 'Such as Ascent Sport; in the car’s name and filters.' }),
      text('series', 'Series', { help: 'Such as ZWE211R; ends the car’s name.' }),
      text('colour', 'Colour', { help: 'Outside, in key information and filters.' }),
      text('interior_colour', 'Interior colour', { help: 'In the key information on its page.' }),
    ),
    rowOf(
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
        admin: { description: 'Decides search paths, badges and which actions the page offers. Default: used.' },
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
        admin: { description: 'Decides which specifications its page shows. Default: car.' },
      },
      integer('km', 'Kilometres', { min: 0, max: 10_000_000 }, { help: 'On cards and the page; empty shows nothing.' }),
    ),
    rowOf(
      text('simple_body', 'Body', { help: 'As shoppers filter: SUV, Sedan, Ute …' }),
      text('simple_fuel', 'Fuel', { help: 'As shoppers filter: Petrol, Diesel, Hybrid, Electric …' }),
      text('simple_transmission', 'Transmission', { help: 'Automatic or Manual.' }),
      text('drive', 'Drive', { help: 'FWD, RWD, AWD or 4WD.' }),
    ),
    rowOf(
      text('bodyconfiguration', 'Body in the maker’s words', { help: 'In its specifications.' }),
      text('fuel', 'Fuel in the maker’s words', { help: 'In its specifications.' }),
      text('trans', 'Transmission in the maker’s words', { help: 'In its specifications.' }),
      integer('gearnum', 'Gears', { min: 1, max: 24 }, { help: 'In its specifications.' }),
    ),
    rowOf(
      text('engine_size', 'Engine', { help: 'As shown, such as 2.0L.' }),
      {
        name: 'engine_size_litres',
        label: 'Engine, litres',
        type: 'number',
        min: 0,
        max: 30,
        admin: { description: 'The same as a number, for filters.' },
      },
      integer('doors', 'Doors', { min: 1, max: 12 }, { help: 'In its specifications.' }),
      integer('seats', 'Seats', { min: 1, max: 100 }, { help: 'In its specifications and filters.' }),
    ),
    rowOf(
      text('stocknum', 'Stock number', { help: 'On its page and in leads about it.' }),
      text('vin', 'VIN', { help: 'On its page, as the law of most states asks.' }),
      text('nvic', 'NVIC', { help: 'Glass’s code, six characters.' }),
    ),
    rowOf(
      text('rego', 'Registration', {
        help: 'The plate as registered; in its specifications, and found by the search above.',
      }),
      text('regplate', 'Plate as shown', { help: 'In its specifications, in place of the registration.' }),
      day('rego_expiry', 'Registration until', daySchema, { help: 'In its specifications.' }),
    ),
    rowOf(
      day('build_date', 'Built', daySchema, { help: 'In its specifications.' }),
      day('compliance_date', 'Complied', daySchema, { help: 'In its specifications.' }),
    ),
    textArea('dealercomments', 'Dealer comments', { help: 'From the feed. Your own wording goes in “Our changes”.' }),
    text('carsales_title', 'Title on carsales', { help: 'As the feed has it; your site does not show it.' }),
    jsonPart('variant', 'Technical data', variantSchema, {
      help: 'Cylinders, consumption, towing, masses, ANCAP. A feed may bring some of them; yours beside them stay.',
    }),
    jsonPart('caravan', 'Caravan data', caravanSchema, {
      help: 'Lengths in feet, masses in kilograms. A feed may bring some of them; yours beside them stay.',
    }),
  ],
}
