import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseMapping, type Mapping } from '../feed/mapping'
import { chooseKey, explainKey } from './choose-key'
import { chooseField, findFieldOf, listFieldsOf } from './column-fields'
import { findFileProblem } from './file-problem'
import { guessColumns, toMappingColumns } from './guess-columns'
import { findFieldsByHeading } from './heading-words'
import { needsPriceType, withUsualPriceType } from './price-type'
import { findTranslation, mustBeChosen, termsOf, termsOfMake, translate, withoutTranslations } from './terms'
import { feedFieldNames, feedFieldTransforms } from '../feed/fields'
import { transforms } from '../feed/transforms'

const builtIn = readdirSync('tenants/mappings').map((file): Mapping => {
  const parsed = parseMapping(JSON.parse(readFileSync(`tenants/mappings/${file}`, 'utf8')))
  if (!parsed.ok) throw new Error(parsed.problems.join())
  return parsed.mapping
})

const columns = [
  ['Stk#', 'T100', 'T101', 'T102'],
  ['Rego No', '123 ABC', '456DEF', ''],
  ['Yr', '2021', '2022', '2020'],
  ['Make', 'Toyota', 'Mazda', 'Isuzu'],
  ['Model', 'HiLux', 'CX-5', 'D-MAX'],
  ['Odo (km)', '45,000', '12000 km', '98,500'],
  ['Drive Away $', '$23,990 d/a', '$41,990', 'POA'],
  ['Colour/Paint', 'White', 'Red', 'Blue'],
  ['Body Shape', 'Dual Cab Utility', 'SUV', 'Ute'],
  ['Stock Type', 'New In Stock', 'Used In Stock', 'Demo In Stock'],
  ['Pics', 'https://a.example/1.jpg|https://a.example/2.jpg', '', ''],
  ['Trans', '6 Sp Auto', 'Manual', ''],
  ['Rego Exp', '3/4/26', '', '12/11/26'],
  ['Floor plan', '12', '13', '14'],
] as const
const samples = columns.map(([name, ...values]) => ({ name, values: values.filter((text) => text !== '') }))

describe('[STF-05] guessed columns', () => {
  const guesses = guessColumns(samples, builtIn)
  test('[STF-05] odd headings of a dealer’s export find their fields, with how certain that is', () => {
    expect(guesses.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['stocknum', 'likely'],
      ['rego', 'likely'],
      ['year', 'sure'],
      ['make', 'sure'],
      ['model', 'sure'],
      ['km', 'sure'],
      ['dap_price_cents', 'sure'],
      ['colour', 'likely'],
      ['simple_body', 'sure'],
      ['car_type', 'sure'],
      ['images', 'sure'],
      ['simple_transmission', 'sure'],
      ['rego_expiry', 'sure'],
      [undefined, 'unused'],
    ])
  })

  test('[STF-05] “New In Stock” says both the condition and the status; other words of a column stay beside its term', () => {
    const entries = toMappingColumns(samples, guesses)
    const of = (name: string) => entries.filter(({ column }) => column === name).map(({ field }) => field)
    expect(of('Stock Type')).toEqual(['car_type', 'status', 'reserved'])
    expect(of('Body Shape')).toEqual(['simple_body', 'bodyconfiguration'])
  })

  test('[STF-05] a heading that its values contradict has to be checked, and values alone can find a field', () => {
    const found = guessColumns(
      [
        { name: 'Year', values: ['2021', 'unknown yet', 'soon', 'MY', '2020'] },
        { name: 'Code', values: ['6FPAAAJGSW5B12345', '6FPAAAJGSW5B12346'] },
        { name: 'Foo', values: ['Petrol', 'Diesel'] },
        { name: 'Price', values: ['$19,990 drive away', '$29,990 drive away'] },
        { name: 'Comments', values: [] },
      ],
      builtIn,
    )
    expect(found.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['year', 'check'],
      ['vin', 'likely'],
      ['simple_fuel', 'check'],
      ['dap_price_cents', 'sure'],
      ['dealercomments', 'check'],
    ])
    expect(found[0]?.reason).toMatch(/only 40% of the values fit “Year”/u)
  })

  test('[STF-05] a plain “Price” is never sure, unless another column says what it includes', () => {
    const plain = { name: 'Price', values: ['$19,990', '29990'] }
    const guess = (...others: readonly { readonly name: string; readonly values: readonly string[] }[]) => {
      const [found] = guessColumns([plain, ...others], builtIn)
      return [found?.field, found?.confidence]
    }
    expect(guess()).toEqual(['price_cents', 'check'])
    expect(guess({ name: 'Price type', values: ['Drive away', 'EGC'] })).toEqual(['price_cents', 'sure'])
    expect(guess({ name: 'Drive Away Price', values: ['$21,990'] })).toEqual(['egc_price_cents', 'check'])
    expect(guess({ name: 'EGC Price', values: ['$18,990'] })).toEqual([undefined, 'unused'])
    expect(guessColumns([{ name: 'Asking price', values: ['19990'] }], builtIn)[0]).toMatchObject({
      field: 'price_cents',
      confidence: 'check',
    })
  })

  test('[STF-05] plain prices are read as most of the stock has them, else staff choose', () => {
    const of = (...fields: readonly ('price_cents' | 'price_type' | 'egc_price_cents')[]): Mapping => ({
      name: 'x',
      label: 'X',
      key: { columns: ['A'], duplicates: 'reject' },
      columns: fields.map((field) => ({ column: field, field })),
    })
    expect(withUsualPriceType(of('price_cents'), 'drive_away').constants).toEqual({ price_type: 'drive_away' })
    expect(needsPriceType(withUsualPriceType(of('price_cents'), undefined))).toBe(true)
    for (const mapping of [of('price_cents', 'price_type'), of('egc_price_cents')])
      expect([needsPriceType(mapping), withUsualPriceType(mapping, 'drive_away')]).toEqual([false, mapping])
  })

  test.each([
    ['Stock No.', 'stocknum'],
    ['StockNumber', 'stocknum'],
    ['Rego Expiry Date', 'rego_expiry'],
    ['Trim Colour', 'interior_colour'],
    ['Drivetrain', 'drive'],
    ['Drive Away Price', 'dap_price_cents'],
    ['Was $', 'before_price_cents'],
    ['Special Price', 'offer_price_cents'],
    ['Fuel Economy', 'variant.fuelconsumptioncombined'],
    ['Photo URLs', 'images'],
    ['Photo count', undefined],
    ['Yard', 'location_slug'],
    ['Stock Status', 'status'],
    ['Engine No', undefined],
    ['', undefined],
    ['###', undefined],
  ] as const)('[STF-05] the heading %j means %s', (heading, field) => {
    expect(findFieldsByHeading(heading)[0]).toBe(field)
  })
})

describe('[STF-05] a column’s field', () => {
  const draft: Mapping = { name: 'x', label: 'X', key: { columns: ['A'], duplicates: 'reject' }, columns: [] }
  test('[STF-05] is chosen with its companion, moves from another column, and can be taken away', () => {
    const first = chooseField(chooseField(draft, 'A', 'simple_fuel'), 'B', 'year')
    expect(listFieldsOf(first, 'A')).toEqual(['simple_fuel', 'fuel'])
    const moved = chooseField(first, 'B', 'simple_fuel')
    expect([findFieldOf(moved, 'A'), listFieldsOf(moved, 'B')]).toEqual([undefined, ['simple_fuel', 'fuel']])
    expect(chooseField(moved, 'B', undefined).columns).toEqual([])
  })

  test('[STF-05] asks for a value that would become another of ours', () => {
    expect(mustBeChosen({ field: 'status', value: 'Used', usedAs: 'others' })).toBe(true)
    expect(mustBeChosen({ field: 'car_type', value: 'Grade A', usedAs: 'new' })).toBe(true)
    expect(mustBeChosen({ field: 'simple_body', value: 'Spaceship', usedAs: 'Spaceship' })).toBe(false)
    expect(mustBeChosen({ field: 'location_slug', value: 'Toowong', usedAs: undefined })).toBe(false)
    expect(mustBeChosen({ field: 'make', value: 'Toyotta', usedAs: 'Toyotta' })).toBe(true)
    expect(termsOfMake('Toyotta').slice(0, 2)).toEqual([
      ['Toyota', 'Toyota'],
      ['Toyotta', 'Keep “Toyotta”'],
    ])
  })

  test('[STF-05] leaves the other spellings of an entry that a saved mapping has', () => {
    const saved: Mapping = { ...draft, columns: [{ column: ['KM', 'Odo'], field: 'km' }] }
    expect(chooseField(saved, 'Odo', undefined).columns).toEqual([{ column: 'KM', field: 'km' }])
  })
})

describe('[STF-05] the key column', () => {
  const column = (
    name: string,
    field: 'stocknum' | 'vin' | 'km' | 'model' | undefined,
    filled = 20,
    distinct = filled,
  ) => ({
    name,
    field,
    filled,
    distinct,
  })
  test('[STF-05] is the last import’s, else the stock number, VIN or any column that tells the rows apart', () => {
    const [stock, vin] = [column('Stk#', 'stocknum'), column('Vin', 'vin')]
    expect(chooseKey([vin, stock], 20)).toEqual(['Stk#'])
    expect(chooseKey([vin, stock], 20, ['VIN'])).toEqual(['Vin'])
    expect(chooseKey([vin, stock], 20, ['Gone'])).toEqual(['Stk#'])
    expect(chooseKey([vin, column('Stk#', 'stocknum', 20, 15)], 20)).toEqual(['Vin'])
    expect(chooseKey([column('Stk#', 'stocknum', 20, 15)], 20)).toEqual(['Stk#'])
    expect(chooseKey([column('Odo', 'km'), column('Ref', undefined)], 20)).toEqual(['Ref'])
    expect(chooseKey([column('Odo', 'km')], 20)).toEqual([])
    // A repeated stock number is a mistake in the file; models that happen to differ are no names of vehicles.
    expect(chooseKey([column('Model', 'model', 4, 4), column('Stk#', 'stocknum', 4, 3)], 4)).toEqual(['Stk#'])
    expect(chooseKey([column('Model', 'model', 4, 4)], 4)).toEqual([])
  })

  test('[STF-05] is explained, with the rows that it would refuse', () => {
    expect(explainKey(column('Stk#', 'stocknum'), 20)).toMatch(/^Each of the 20 rows has its own “Stk#”/u)
    expect(explainKey(column('Stk#', 'stocknum', 19, 17), 20)).toMatch(
      /^1 row has no “Stk#”, and 2 rows repeat another row’s “Stk#”/u,
    )
  })
})

describe('[STF-05] values to translate', () => {
  test('[STF-05] every value that staff can choose is read as itself', () => {
    const wrong = feedFieldNames.flatMap((field) =>
      termsOf(field).filter(([value]) => transforms[feedFieldTransforms[field]](value).value !== value),
    )
    expect(wrong).toEqual([])
    expect(termsOf('simple_body').length).toBeGreaterThan(8)
  })

  test('[STF-05] are set, found in any letter case, and removed', () => {
    const of = { field: 'car_type', column: 'Type', value: 'Ex Mgmt' } as const
    const mapping: Mapping = {
      name: 'x',
      label: 'X',
      key: { columns: ['A'], duplicates: 'reject' },
      columns: [{ column: 'Type', field: 'car_type' }],
    }
    const translated = translate(mapping, of, 'demo')
    expect(findTranslation(translated, { ...of, value: 'EX MGMT' })).toBe('demo')
    expect(translate(translated, of, undefined)).toEqual(mapping)
    expect(withoutTranslations(translated)).toEqual(mapping)
  })
})

describe('[STF-05] a file that can’t be imported', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  test.each([
    ['an empty file', 'stock.csv', bytes(''), /empty/u],
    ['a program named .csv', 'stock.csv', bytes('MZ\u0090\u0000'), /program.*CSV, JSON and XML/u],
    ['a workbook', 'stock.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 20), /Excel workbook.*CSV UTF-8/u],
    ['a workbook named .csv', 'stock.csv', Uint8Array.of(0x50, 0x4b, 3, 4, 20), /Excel workbook/u],
    ['a zip file', 'stock.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20), /compressed folder/u],
    ['an old workbook', 'stock.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /old Excel/u],
    ['a PDF', 'stock.pdf', bytes('%PDF-1.7'), /PDF/u],
    ['a web page', 'stock.csv', bytes('<!DOCTYPE html>'), /web page/u],
    ['other binary data', 'stock.csv', Uint8Array.of(65, 66, 0, 67, 68, 69, 70, 71), /text file/u],
  ])('[STF-05] %s is refused with the formats that can be', (_, name, head, message) => {
    expect(findFileProblem(name, head.length, head)).toMatch(message)
  })

  test('[STF-05] one above 50 MB is refused with both sizes', () => {
    expect(findFileProblem('a.csv', 60_000_000, bytes('a,b'))).toBe('This file is 60 MB. Files can be up to 50 MB.')
  })

  test('[STF-05] text of any encoding is not', () => {
    for (const head of [bytes('\uFEFFStk#;Make\n'), bytes('[{"a":1}]'), Uint8Array.of(0xff, 0xfe, 65, 0, 44, 0, 66, 0)])
      expect(findFileProblem('a.csv', head.length, head)).toBeUndefined()
  })
})
