import { describe, expect, test } from 'vitest'
import auListings from '@/tenants/mappings/au-listings.json'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { parseMapping, type Mapping } from './mapping'
import { countMatchedColumns, matchHeader } from './match-header'
import { createRowReader, type RowResult } from './read-row'
import { imagesSchema, MAX_IMAGES } from '../vehicle/vehicle-parts-schema'
import { transforms } from './transforms'

const builtInMapping = (json: unknown): Mapping => {
  const parsed = parseMapping(json)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.mapping
}

const read = (mapping: Mapping, row: Readonly<Record<string, string>>): RowResult => {
  const match = matchHeader(mapping, Object.keys(row))
  if (!match.ok) throw new Error(match.missing.join(', '))
  return createRowReader(mapping, match.matched, { thisYear: 2026 })(Object.values(row), 7)
}

const listing = {
  Brand: 'Land',
  Year: '2022',
  Model: 'Rover',
  Title: '2022 Land Rover Discovery Sport P250 (awd)',
  UsedOrNew: 'DEMO',
  Transmission: 'Automatic',
  Engine: '4 cyl, 2.2 L',
  DriveType: 'AWD',
  FuelType: 'Diesel',
  FuelConsumption: '8.7 L / 100 km',
  Kilometres: '5595',
  ColourExtInt: 'White / Black',
  Location: 'Caringbah, NSW',
  CylindersinEngine: '4 cyl',
  BodyType: 'SUV',
  Doors: ' 4 Doors',
  Seats: ' 7 Seats',
  Price: '51990',
}
const au = builtInMapping(auListings)

describe('[STK-02] a listing read by its mapping', () => {
  test('[STK-02] every column fills its field', () => {
    expect(read(au, listing)).toMatchObject({
      kind: 'vehicle',
      line: 7,
      warnings: [],
      vehicle: {
        key: expect.stringMatching(/^land\|2022\|rover\|/u),
        make: 'Land Rover',
        model: 'Discovery Sport',
        badge: 'P250 (AWD)',
        year: 2022,
        car_type: 'demo',
        item_type: 'car',
        status: 'in_stock',
        price_cents: 5_199_000,
        price_type: 'excl_govt',
        km: 5595,
        simple_body: 'SUV',
        simple_fuel: 'Diesel',
        simple_transmission: 'Automatic',
        drive: 'AWD',
        doors: 4,
        seats: 7,
        engine_size: '4 cyl, 2.2 L',
        engine_size_litres: 2.2,
        colour: 'White',
        interior_colour: 'Black',
        city: 'Caringbah',
        state: 'NSW',
        variant: { cylinders: 4, enginesize_litres: 2.2, fuelconsumptioncombined: 8.7 },
      },
    })
  })

  test('[STK-02] POA is no price; unusual prices are accepted', () => {
    const priced = (Price: string) => {
      const row = read(au, { ...listing, Price })
      return row.kind === 'vehicle' ? row.vehicle.price_cents : row.finding.reason
    }
    expect([priced('POA'), priced('88'), priced('1500000'), priced('')]).toEqual([
      undefined,
      8800,
      150_000_000,
      undefined,
    ])
    expect([priced('-1'), priced('cheap')]).toEqual([
      'Expected a price in dollars, such as 12,990.',
      'Expected a price in dollars, such as 12,990.',
    ])
  })

  test.each([
    ['POA', ['POA']],
    ['Price on application', ['Price on application']],
    ['', []],
    ['-', []],
    ['n/a', []],
    ['$12,990', []],
  ])('[STK-02] a price of %j is listed to look at if it is words: %j', (Price, texts) => {
    const row = read(au, { ...listing, Price })
    const found = row.kind === 'vehicle' ? row.warnings : []
    expect(found.map(({ value }) => value)).toEqual(texts)
    for (const { column, reason } of found) {
      expect(column).toBe('Price')
      expect(reason).toContain('imported without a price. Shoppers see your text for that')
    }
  })

  test('[STK-02] a mapping translates the values of a column, in any case and punctuation', () => {
    const columns = au.columns.map((column) =>
      column.field === 'car_type' ? { ...column, values: { 'Ex-Lease': 'used', 'Order Now!': 'new' } } : column,
    )
    const parsed = parseMapping({ ...au, columns })
    if (!parsed.ok) throw new Error(parsed.problems.join())
    const typeOf = (UsedOrNew: string) => {
      const row = read(parsed.mapping, { ...listing, UsedOrNew })
      return row.kind === 'vehicle' ? row.vehicle.car_type : row.finding.reason
    }
    expect([typeOf('EX LEASE'), typeOf('order now'), typeOf('DEMO')]).toEqual(['used', 'new', 'demo'])
    const withValues = (values: unknown) =>
      parseMapping({ ...au, columns: au.columns.map((column) => ({ ...column, values })) }).ok
    expect([withValues({ a: 'b' }), withValues({ a: 1 }), withValues([]), withValues({ '': 'x' })]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('[STK-02] an unknown term does not cost the vehicle: it claims the least and is listed for translation', () => {
    const row = read(au, { ...listing, UsedOrNew: 'ancient', FuelType: 'Moonshine', BodyType: 'Spaceship' })
    expect(row).toMatchObject({
      kind: 'vehicle',
      vehicle: { car_type: 'used', simple_body: 'Spaceship' },
      unread: [
        { field: 'car_type', column: 'UsedOrNew', value: 'ancient', usedAs: 'used' },
        { field: 'simple_fuel', column: 'FuelType', value: 'Moonshine' },
        { field: 'simple_body', column: 'BodyType', value: 'Spaceship', usedAs: 'Spaceship' },
      ],
    })
    expect(row.kind === 'vehicle' && row.vehicle).not.toHaveProperty('simple_fuel')
    expect(read(au, listing)).toMatchObject({ kind: 'vehicle', unread: [] })
  })

  test('[STK-02] a car’s body in the words of another kind is listed for translation', () => {
    const bodyOf = (BodyType: string, item_type: string) => {
      const row = read({ ...au, constants: { ...au.constants, item_type } }, { ...listing, BodyType })
      return row.kind === 'vehicle' ? [row.vehicle.simple_body, row.unread.length] : row.finding.reason
    }
    expect(bodyOf('Tourer', 'car')).toEqual(['Tourer', 1])
    expect(bodyOf('Tourer', 'motorcycle')).toEqual(['Touring', 0])
    expect(bodyOf('Crew Cab Pickup Truck', 'car')).toEqual(['Ute', 0])
    expect(bodyOf('Crew Cab Pickup Truck', 'truck')).toEqual(['Crew Cab Pickup Truck', 0])
  })

  test.each([
    ['Price', '88', 'This price is too low for a vehicle.'],
    ['Price', '9,500,000', 'This price is unusually high.'],
    ['Kilometres', '1,200,000', 'The odometer reading is unusually high.'],
    ['Engine', '4 cyl, 22 L', 'The engine size is unusually large.'],
    ['Seats', ' 45 Seats', 'The number of seats is unusually high.'],
  ])('[STK-02] %s %j is imported and flagged', (column, value, reason) => {
    const row = read(au, { ...listing, [column]: value })
    expect(row).toMatchObject({
      kind: 'vehicle',
      warnings: [{ line: 7, reason: `${reason} It’s imported as it is. Check it in the feed.` }],
    })
  })

  test('[STK-02] twelve seats are flagged on a motorcycle, and not on a car, truck or caravan', () => {
    const reasons = (item_type: string) => {
      const row = read({ ...au, constants: { ...au.constants, item_type } }, { ...listing, Seats: '12' })
      return row.kind === 'vehicle' ? row.warnings.map((one) => one.reason) : ['rejected']
    }
    expect([reasons('car'), reasons('truck'), reasons('caravan')]).toEqual([[], [], []])
    expect(reasons('motorcycle')).toContainEqual(expect.stringContaining('The number of seats is unusually high.'))
  })

  test('[STK-02] a new car with the kilometres of a used one is flagged', () => {
    const reasons = (UsedOrNew: string, Kilometres: string) => {
      const row = read(au, { ...listing, UsedOrNew, Kilometres })
      return row.kind === 'vehicle' ? row.warnings.map((one) => one.reason) : ['rejected']
    }
    expect(reasons('NEW', '48,000')).toEqual([expect.stringContaining('too high for a new vehicle')])
    expect([reasons('NEW', '12'), reasons('USED', '48,000')]).toEqual([[], []])
  })

  test('[STK-02] unknown texts are ignored; a new car without kilometres and location is accepted', () => {
    const row = read(au, {
      ...listing,
      Kilometres: '- / -',
      ColourExtInt: '5 years / Unlimited km',
      Location: '',
      Doors: ' 5 Seats',
      Seats: '',
    })
    expect(row).toMatchObject({ kind: 'vehicle', warnings: [] })
    const vehicle = row.kind === 'vehicle' ? row.vehicle : {}
    for (const field of ['km', 'colour', 'interior_colour', 'city', 'state', 'doors', 'seats']) {
      expect(vehicle).not.toHaveProperty(field)
    }
  })

  test.each([
    ['Year', 'nan', 'The year is missing.'],
    ['Year', '1850', 'Expected a year from 1885 to 2100.'],
    ['Year', '2060', 'The year is in the future. Enter 2028 or earlier.'],
    ['Kilometres', '-5', 'Expected a distance in kilometres, such as 45,000.'],
    ['Kilometres', '99999999', expect.any(String)],
  ])('[STK-02] %s %j rejects its row with line, column and value', (column, value, reason) => {
    const row = read(au, { ...listing, [column]: value })
    const shown = value === 'nan' ? '' : value
    expect(row).toMatchObject({
      kind: 'rejected',
      key: expect.any(String),
      finding: { line: 7, column, value: shown, reason },
    })
  })

  test('[STK-02] formulas are read as text', () => {
    const row = read(builtInMapping(dealerCsv), {
      'Stock number': '=cmd|calc',
      Make: 'Kia',
      Model: 'Rio',
      Year: '2020',
    })
    expect(row).toMatchObject({ kind: 'vehicle', vehicle: { stocknum: '=cmd|calc', key: '=cmd|calc' } })
  })
})

const dealer = builtInMapping(dealerCsv)
const stock = { 'Stock number': 'A1', Make: 'kia', Model: 'Rio', Year: '2020' }

describe('[STK-02] a dealer’s own file', () => {
  test('[STK-02] prefers drive away to excluding charges; the purchase cost is never imported', () => {
    const both = read(dealer, { ...stock, 'DAP Price': '$20,990', 'EGC Price': '19990', 'Purchase cost': '12345' })
    expect(both).toMatchObject({ kind: 'vehicle', vehicle: { price_cents: 2_099_000, price_type: 'drive_away' } })
    expect(JSON.stringify(both)).not.toContain('12345')
    const one = read(dealer, { ...stock, 'DAP Price': '0', 'EGC Price': '19990' })
    expect(one).toMatchObject({ vehicle: { price_cents: 1_999_000, price_type: 'excl_govt' } })
  })

  test('[STK-02] an invalid VIN is left out with a warning', () => {
    const row = read(dealer, { ...stock, Vin: '6FPAAAJGSW5B1234O' })
    expect(row).toMatchObject({ kind: 'vehicle', warnings: [{ column: 'Vin', value: '6FPAAAJGSW5B1234O' }] })
    expect(row.kind === 'vehicle' && row.vehicle.vin).toBeUndefined()
    expect(read(dealer, { ...stock, Vin: '6fpaaajgsw5b12345' })).toMatchObject({
      vehicle: { vin: '6FPAAAJGSW5B12345' },
    })
  })

  test('[STK-02] only web addresses are accepted as photos', () => {
    const row = read(dealer, {
      ...stock,
      Images: 'https://x.example/1.jpg javascript:alert(1) https://x.example/2.jpg|//evil.example',
    })
    expect(row).toMatchObject({
      vehicle: { images: [{ url: 'https://x.example/1.jpg' }, { url: 'https://x.example/2.jpg' }] },
      warnings: [{ column: 'Images' }],
    })
  })

  test('[STK-02] the status “reserved” means in stock and reserved', () => {
    expect(read(dealer, { ...stock, Status: 'Reserved' })).toMatchObject({
      vehicle: { status: 'in_stock', reserved: true },
    })
  })

  test('[STK-02] a row without its key is rejected', () => {
    expect(read(dealer, { ...stock, 'Stock number': ' ' })).toMatchObject({
      kind: 'rejected',
      finding: { column: 'Stock number' },
    })
  })
})

describe('[STK-02] headers and mappings', () => {
  test('[STK-02] ignores case, spaces and punctuation of headers, and reports columns that are not mapped', () => {
    const match = matchHeader(dealer, ['STOCK_NUMBER', 'make', ' Model ', 'year', 'Purchase cost', ''])
    expect(match).toMatchObject({ ok: true, matched: { unknown: ['Purchase cost'] } })
  })

  test('[STK-02] refuses a header without key, year, make or model, and names the missing ones', () => {
    expect(matchHeader(dealer, ['Make', 'Colour'])).toMatchObject({
      ok: false,
      missing: ['Stock number', 'Model', 'Year'],
    })
  })

  test('[STK-02] the header chooses among the built-in mappings', () => {
    const header = Object.keys(listing)
    expect(countMatchedColumns(au, header)).toBe(header.length)
    expect(countMatchedColumns(dealer, header)).toBe(0)
  })

  test('[STK-02] price and kilometres are refused as a key unless the mapping confirms it', () => {
    const keyed = { ...auListings, key: { columns: ['Title', 'Price'], duplicates: 'number' } }
    expect(parseMapping(keyed)).toMatchObject({ ok: false, problems: [expect.stringContaining('“Price” can change')] })
    expect(parseMapping({ ...keyed, key: { ...keyed.key, changing_columns: true } })).toMatchObject({ ok: true })
  })

  test.each([
    ['an unknown transform', { ...auListings, columns: [{ column: 'x', field: 'year', transform: 'eval' }] }],
    ['an unknown field', { ...auListings, columns: [{ column: 'x', field: 'purchase_cost' }] }],
    ['no columns', { ...auListings, columns: [] }],
    ['null', null],
  ])('[STK-02] refuses %s', (_, json) => {
    expect(parseMapping(json)).toMatchObject({ ok: false, problems: expect.arrayContaining([expect.any(String)]) })
  })
})

test('[STK-02] [GAL-01] keeps the first 200 of 300 photos and reports the limit', () => {
  const all = Array.from({ length: 300 }, (_, index) => `https://x.example/${index}.jpg`).join('|')
  const { value, problem } = transforms.images(all) as { value: readonly { url: string }[]; problem?: string }
  expect(value).toHaveLength(MAX_IMAGES)
  expect(value.at(-1)?.url).toBe('https://x.example/199.jpg')
  expect(problem).toBe('Only the first 200 photos were imported.')
  expect(imagesSchema.safeParse(value).success).toBe(true)
})
