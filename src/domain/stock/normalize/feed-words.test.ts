import { describe, expect, test } from 'vitest'
import { parseMoney } from '@/src/domain/money/parse-money'
import { toSimpleBody } from './body'
import { parsePriceType, parseStatus } from './choices'
import { parseDay } from './dates'
import { parseColour } from './location-and-colour'
import { parseDrive, toSimpleFuel, toSimpleTransmission } from './mechanics'
import { normalizePlate } from './plate-and-vin'
import { mechanicalNumbers } from './mechanical-numbers'
import { parseKilometres, parseYear } from './year-and-distance'

const cents = (text: string) => {
  const read = parseMoney(text)
  return read.kind === 'amount' ? read.cents : read.kind
}

/** Values as three exports of dealer systems wrote them. */
describe('[STK-02] values in the words of further dealer systems', () => {
  test.each([
    ['$29,990 DA', 2_999_000],
    ['$29,990 - Drive Away', 2_999_000],
    ['$29,990 (DAP)', 2_999_000],
    ['$29,990 Drive Away No More To Pay', 2_999_000],
    ['RRP $29,990', 2_999_000],
    ['AU$29,990', 2_999_000],
    ['29 990', 2_999_000],
    ['$29,990 ex govt chgs', 2_999_000],
    ['Contact dealer for best price', 'none'],
    ['EOI', 'none'],
    ['cheap', 'unreadable'],
    ['Was $29,990', 'unreadable'],
  ])('the price %j is %s', (text, expected) => expect(cents(text)).toBe(expected))

  test.each([
    ['15,000klms', 15_000],
    ['15,000 k/ms', 15_000],
    ['15k kms', 15_000],
    ['45.120', 45_120],
    ['98,000+', 98_000],
    ['15,000 miles', undefined],
  ])('the distance %j is %s', (text, expected) => expect(parseKilometres(text)).toBe(expected))

  test.each([
    ['SELECTSHIFT 10SP', 'Automatic'],
    ['8 sp EAT8', 'Automatic'],
    ['Dualogic', 'Automatic'],
    ['4 SP AUTO SEQ SPORTSHIFT', 'Automatic'],
    ['Multidrive S', 'Automatic'],
    ['VARIABLE 7SP', 'Automatic'],
    ['Standard', 'Manual'],
    ['8 SPD', undefined],
  ])('the transmission %j is %s', (text, expected) => expect(toSimpleTransmission(text)).toBe(expected))

  test.each([
    ['5DR HB', 'Hatchback'],
    ['HTCH', 'Hatchback'],
    ['L/BACK', 'Hatchback'],
    ['4D W/GON', 'Wagon'],
    ['S/W', 'Wagon'],
    ['XCAB', 'Ute'],
    ['S/C', 'Ute'],
    ['FLAT TRAY', 'Ute'],
    ['SPIDER', 'Convertible'],
    ['CUV', 'SUV'],
    ['TROOP CARRIER', 'SUV'],
    ['PMV', 'People Mover'],
  ])('the body %j is %s', (text, expected) => expect(toSimpleBody(text, 'car')).toBe(expected))

  test.each([
    ['DT', 'Diesel'],
    ['HY', 'Hybrid'],
    ['ELE', 'Electric'],
  ])('the fuel %j is %s', (text, expected) => expect(toSimpleFuel(text)).toBe(expected))

  test.each([
    ['ALL GRIP', 'AWD'],
    ['SYMMETRICAL', 'AWD'],
    ['AWC', 'AWD'],
  ])('the drive %j is %s', (text, expected) => expect(parseDrive(text)).toBe(expected))

  test.each([
    ['Silver - Metallic', 'Silver Metallic'],
    ['White (Solid)', 'White Solid'],
    ['BLK', 'Black'],
    ['Grey*', 'Grey'],
    ['TBC', undefined],
    ['0', undefined],
  ])('the colour %j is %s', (text, expected) => expect(parseColour(text)).toBe(expected))

  test.each([
    ['01/03/2027 00:00:00', '2027-03-01'],
    ['1/03/2027 12:00:00 AM', '2027-03-01'],
    ['2027/03/01', '2027-03-01'],
    ['EXPIRED', undefined],
  ])('the day %j is %s', (text, expected) => expect(parseDay(text)).toBe(expected))

  test.each([
    ['21MY', 2021],
    ['22.5MY', 2022],
    ['Circa 2010', 2010],
  ])('the year %j is %s', (text, expected) => expect(parseYear(text)).toBe(expected))

  test.each([
    ['2,755 cc', 2.76],
    ['2.0T', 2],
    ['V6 3.5', 3.5],
    ['4cyl 2.0', 2],
    ['1.5ltr', 1.5],
  ])('the engine %j has %s litres', (text, expected) => expect(mechanicalNumbers.litres(text)).toBe(expected))

  test.each([
    ['Incl ORC', 'drive_away'],
    ['Including ORC', 'drive_away'],
    ['inc. on road costs', 'drive_away'],
    ['Incl. Govt charges', 'drive_away'],
    ['+ ORC', 'excl_govt'],
    ['Excl ORC', 'excl_govt'],
    ['Ex Govt Charges', 'excl_govt'],
  ])('the price type %j is %s', (text, expected) => expect(parsePriceType(text)).toBe(expected))

  test.each([
    ['45.120', 45_120],
    ['950.000', 950],
    ['25000.000', 25_000],
  ])('the odometer %j reads %s km', (text, expected) => expect(parseKilometres(text)).toBe(expected))

  test('a price type, a status, cylinders and a plate', () => {
    expect([parsePriceType('DA'), parsePriceType('ORC'), parsePriceType('ex gov')]).toEqual([
      'drive_away',
      'excl_govt',
      'excl_govt',
    ])
    expect([parseStatus('Under Contract'), parseStatus('On Yard')]).toEqual(['in_stock', 'in_stock'])
    expect([mechanicalNumbers.cylinders('V8 SC'), mechanicalNumbers.cylinders('4.0')]).toEqual([8, 4])
    expect(normalizePlate('EXPIRED')).toBeUndefined()
  })
})
