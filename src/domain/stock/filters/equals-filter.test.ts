import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFilterExpression as parseFilters } from './parse'
import { MAX_FILTER_CHARS, parseBaseFilter, parseEqualsFilter, translateFilter } from './equals-filter'
import { filterAttributes } from './filter-attributes'
import { quoteFilter } from './quote'

const tree = (expression: string) => {
  const translated = translateFilter(expression)
  if ('error' in translated) throw new Error(translated.error)
  return parseFilters(translated.filters)
}
const error = (expression: string): string => {
  const translated = translateFilter(expression)
  return 'error' in translated ? translated.error : `none: ${translated.filters}`
}

describe('[SRCH-15] filters with equals signs', () => {
  test.each([
    ['make=Toyota', 'make:Toyota'],
    ['status=in_stock AND car_type=used', 'status:in_stock AND car_type:used'],
    ['price=10000 TO 20000', 'price:10000 TO 20000'],
    ['price>=10000 AND price<20000', 'price>=10000 AND price<20000'],
    ['NOT colour="Pearl White"', 'NOT colour:"Pearl White"'],
    ["(body=SUV OR body='Cab Chassis') AND year!=2019", '(body:SUV OR body:"Cab Chassis") AND year!=2019'],
    ['make=Toyota AND body=SUV OR body=Ute', 'make:Toyota AND body:SUV OR body:Ute'],
    ['make_model=Mazda:CX-5', 'make_model:"Mazda:CX-5"'],
    ['created_at=1700000000', 'created_at=1700000000'],
    ['photos_count = 4', 'photos_count=4'],
    ['seats=5 OR body=Ute', 'seats:5 OR body:Ute'],
    ['filtered_features="Say \\"hi\\""', 'filtered_features:"Say \\"hi\\""'],
    ['', ''],
  ])('%s parses like %s', (ownFilter, theirs) => {
    expect(tree(ownFilter)).toEqual(parseFilters(theirs))
  })

  test.each([
    ['tenant_id=north', 'There is no attribute “tenant_id”'],
    ['make=Toyota OR tenant_id=north', 'There is no attribute “tenant_id”'],
    ['"tenant_id"=north', 'There is no attribute “tenant_id”'],
    ['_tags=x', 'There is no attribute “_tags”'],
    ['toString=x', 'There is no attribute “toString”'],
    ['make:Toyota', 'Expected an attribute and a sign'],
    ['Toyota', 'Expected an attribute and a sign'],
    ['make=', 'Expected a value after make='],
    ['make=AND', 'Expected a value after make='],
    ['make=""', 'make has an empty value'],
    ['make=Land Rover', 'Expected an attribute and a sign'],
    ['make>3', 'make can’t be compared'],
    ['price>cheap', 'Expected a number after price>'],
    ['photos_count=many', 'photos_count takes a number'],
    ['make="Toyota', 'Unexpected "'],
    ['price ! 3', 'Unexpected !'],
    [`make=${'x'.repeat(MAX_FILTER_CHARS)}`, 'The filter is longer than'],
  ])('%s is refused with a message', (expression, words) => {
    expect(error(expression)).toContain(words)
  })

  test.each([
    'make=Toyota)',
    '(make=Toyota',
    'make=A AND',
    'OR make=A',
    'NOT NOT make=A',
    'make=A make=B',
    'TO 5',
    ')(',
  ])('%s is refused by the parser', (expression) => {
    expect(() => tree(expression)).toThrow()
  })

  test('any input is refused or parsed with allowed attributes only', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'make',
        'tenant_id',
        'price',
        '=',
        ':',
        '!=',
        '>=',
        '(',
        ')',
        'AND',
        'OR',
        'NOT',
        'TO',
        '"',
        "'",
        '\\',
        ' ',
        '5',
        ',',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const translated = translateFilter(pieces.join(''))
        if ('error' in translated) return
        let read
        try {
          read = parseFilters(translated.filters)
        } catch {
          return
        }
        for (const literal of read.flat()) {
          expect(filterAttributes).toContain(literal.attribute)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('any values of any attributes survive the translation', () => {
    const literal = fc.tuple(
      fc.constantFrom('make', 'colour', 'tag', 'make_model'),
      fc.string({ minLength: 1 }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(fc.array(literal, { minLength: 1, maxLength: 6 }), (all) => {
        const write = (sign: string) =>
          all.map(([name, value, not]) => `${not ? 'NOT ' : ''}${name}${sign}${quoteFilter(value)}`).join(' AND ')
        expect(tree(write('='))).toEqual(parseFilters(write(':')))
      }),
    )
  })
})

describe('[STK-07] the base filter', () => {
  test.each([
    ['car_type=used AND price>0', 'car_type:"used" AND price > 0'],
    ['car_type:used AND price>0', 'car_type:used AND price>0'],
    ['NOT make="Land Rover"', 'NOT make:"Land Rover"'],
    ['make_model=Mazda:CX-5', 'make_model:"Mazda:CX-5"'],
    ['  ', ''],
  ])('%s becomes %s', (written, filters) => {
    expect(parseBaseFilter(written)).toMatchObject({ filters })
  })

  test.each([
    ['make=Land Rover', 'Expected an attribute and a sign'],
    ['make:Land Rover', 'Expected an attribute and a sign'],
    ['car_type=used OR price>0', 'Different types are not allowed in the same OR'],
    ['(car_type=used', "expected ')'"],
    ['car_type=used AND', 'expected filter'],
    ['colur=Red', 'There is no attribute “colur”'],
    ['colur:Red', 'Expected an attribute and a sign'],
    ['tenant_id:north', 'Expected an attribute and a sign'],
    ['_tags:x', 'Expected an attribute and a sign'],
  ])('%s is refused with a message', (written, words) => {
    const read = parseBaseFilter(written)
    expect('error' in read ? read.error : read.filters).toContain(words)
  })

  test('[SRCH-15] [STK-07] any input is refused, or is a valid filter with allowed attributes only', () => {
    const pieces = [
      'make',
      'tenant_id',
      'price',
      '=',
      ':',
      '>',
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      '"',
      ' ',
      ' ',
      '5',
      'Kia',
    ]
    const written = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 14 })
    fc.assert(
      fc.property(written, fc.constantFrom(parseEqualsFilter, parseBaseFilter), (parts, read) => {
        const found = read(parts.join(''))
        if ('error' in found) return
        const attributes = parseFilters(found.filters).flatMap((clause) => clause.map((one) => one.attribute))
        for (const name of attributes) expect(filterAttributes).toContain(name)
        expect([...new Set(attributes)]).toEqual(found.attributes)
      }),
      { numRuns: 3000 },
    )
  })
})
