import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeFields, type RangeField } from '../fields/search-fields'
import { countBareRange, findMeasure } from './measures'
import { tokenize } from './tokens'

const all = (): boolean => true
const only =
  (...fields: RangeField[]) =>
  (field: RangeField) =>
    fields.includes(field)

/** Reads the first measure of a text, as `field range`. */
const read = (text: string, isInStock: (field: RangeField) => boolean = all) => {
  const tokens = tokenize(text)
  const found = tokens.map((_, from) => findMeasure(tokens, from, isInStock)).find((one) => one !== undefined)
  return found && [found.field, found.range]
}

describe('[SHP-10] measures in words', () => {
  it.each([
    ['gvm under 8 tonne', 'gvm', { max: 8000 }],
    ['8 tonne gvm', 'gvm', { max: 8000 }],
    ['4.5t gvm', 'gvm', { max: 4500 }],
    ['gvm over 8t', 'gvm', { min: 8000 }],
    ['gvm 4495kg', 'gvm', { max: 4495 }],
    ['gvm between 8 and 12 tonne', 'gvm', { min: 8000, max: 12_000 }],
    ['18 to 20 foot', 'body_length', { min: 18, max: 20 }],
    ['18ft-20ft', 'body_length', { min: 18, max: 20 }],
    ['600 to 700cc', 'engine_capacity', { min: 600, max: 700 }],
    ['8 tonne truck', 'gvm', { max: 8000 }],
    ['tare under 2000kg', 'tare', { max: 2000 }],
    ['tare weight 2 tonne or less', 'tare', { max: 2000 }],
    ['1800 kg tare', 'tare', { max: 1800 }],
    ['under 2500 kg', 'atm', { max: 2500 }],
    ['atm 2.5t', 'atm', { max: 2500 }],
    ['seat height under 800mm', 'seat_height', { max: 800 }],
    ['80cm seat height', 'seat_height', { max: 800 }],
    ['low seat height', 'seat_height', { max: 800 }],
    ['650cc', 'engine_capacity', { min: 611, max: 670 }],
    ['under 650 cc', 'engine_capacity', { max: 650 }],
    ['over 1000cc', 'engine_capacity', { min: 1000 }],
    ['2.8 litre', 'engine_capacity', { min: 2632, max: 2884 }],
    ['75 kwh', 'battery', { min: 75 }],
    ['75kwh battery', 'battery', { min: 75 }],
    ['400 km range', 'electric_range', { min: 400 }],
    ['20 ft', 'body_length', { min: 19, max: 21 }],
    ['under 6m', 'body_length', { max: 20 }],
    ['tow 3 tonne', 'towing', { min: 3000 }],
    ['tow a 2 tonne boat', 'towing', { min: 2000 }],
    ['3500kg towing capacity', 'towing', { min: 3500 }],
  ])('%s', (text, field, range) => {
    expect(read(text)).toEqual([field, range])
  })

  it.each([
    'ball weight under 150kg',
    'wet weight under 200 kg',
    'kerb weight 2 tonne',
    'gcm 12 tonne',
    '500 litre boot',
    '150 kw',
    '7l/100km',
    '7 litres per 100 km',
    'height under 2.6 metres',
  ])('“%s” is a measure that no filter has', (text) => {
    expect(read(text)).toEqual([undefined, expect.anything()])
  })

  it('takes the mass that can be towed as that of a caravan where caravans are meant or sold', () => {
    expect(read('caravan i can tow with 2.5 tonne')).toEqual(['atm', { max: 2500 }])
    expect(read('van i can tow with 2.5 tonne', only('atm'))).toEqual(['atm', { max: 2500 }])
    expect(read('ute to tow a 2.5 tonne caravan')).toEqual(['towing', { min: 2500 }])
  })

  it('takes a mass without a name as what the stock has', () => {
    expect(read('under 4.5t', only('gvm'))).toEqual(['gvm', { max: 4500 }])
    expect(read('tare under 2t', only('atm'))).toEqual(['tare', { max: 2000 }])
  })

  it.each([
    ['long range electric', 2],
    ['long range rover', 0],
    ['range rover', 0],
  ])('“%s” begins with %i words of a measure without an amount', (text, length) => {
    expect(countBareRange(tokenize(text), 0)).toBe(length)
  })

  it('never takes a mass that is named as the ATM of a caravan', () => {
    const names = fc.constantFrom('tare', 'gvm', 'payload', 'ball weight', 'kerb weight', 'gcm', 'wet weight')
    const kilograms = fc.integer({ min: 50, max: 9000 })
    fc.assert(
      fc.property(names, kilograms, fc.constantFrom('under', 'max', 'over', ''), (name, mass, bound) => {
        expect(read(`${name} ${bound} ${mass}kg`)?.[0]).not.toBe('atm')
        expect(read(`${mass}kg ${name}`, only('atm'))?.[0]).not.toBe('atm')
      }),
    )
  })

  it('stays inside the text, and its range is whole and not upside down', () => {
    const words = 'under over tow gvm tare atm seat height 2t 800mm 75 kwh 650cc 2.0 litre 20 ft km range low or less'
    const word = fc.constantFrom(...words.split(' '))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.subarray([...rangeFields]), (typedWords, fields) => {
        const tokens = tokenize(typedWords.join(' '))
        for (const from of tokens.keys()) {
          const found = findMeasure(tokens, from, only(...fields))
          if (!found) continue
          expect(found.length).toBeGreaterThan(0)
          expect(from + found.length).toBeLessThanOrEqual(tokens.length)
          const { min = 0, max = Infinity } = found.range
          expect(min).toBeLessThanOrEqual(max)
          expect([min, max].every((end) => Number.isInteger(end) || end === Infinity)).toBe(true)
        }
      }),
    )
  })
})
