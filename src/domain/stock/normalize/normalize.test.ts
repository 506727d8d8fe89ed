import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay } from './dates'
import { normalizeMake } from './makes'
import { parseDrive, toSimpleFuel, toSimpleTransmission } from './mechanics'
import { isVin } from './plate-and-vin'
import { mechanicalNumbers } from './mechanical-numbers'
import { parseCity, parseExteriorColour, parseInteriorColour, parseState } from './location-and-colour'
import { parseTitle } from './title'
import { collapseSpaces } from '@/src/domain/text/format-text'
import { toKnownText } from './text'

const cases = <T>(read: (text: string) => T, table: readonly (readonly [string, T])[]): void => {
  expect(table.map(([text]) => [text, read(text)])).toEqual(table)
}

describe('[STK-02] normalization', () => {
  test('[STK-02] fuels: plug-in hybrid before hybrid before electric', () => {
    cases(toSimpleFuel, [
      ['Unleaded', 'Petrol'],
      ['Premium', 'Petrol'],
      ['Diesel', 'Diesel'],
      ['Petrol Plug-in Hybrid', 'Plug-in Hybrid'],
      ['PHEV', 'Plug-in Hybrid'],
      ['Petrol/Electric Hybrid', 'Hybrid'],
      ['Electric', 'Electric'],
      ['LPG', 'LPG'],
      ['Premium Unleaded/Electric', 'Hybrid'],
      ['Diesel/Electric', 'Hybrid'],
      ['Electric/Petrol - ULP', 'Hybrid'],
      ['Electric - Petrol PHEV', 'Plug-in Hybrid'],
      ['Electric with range extender', 'Plug-in Hybrid'],
      ['MHEV Diesel', 'Hybrid'],
      ['PULP/Elec', 'Hybrid'],
      ['Petrol/Elec', 'Hybrid'],
      ['DiesElectric', 'Hybrid'],
      ['Hyb', 'Hybrid'],
      ['H', 'Hybrid'],
      ['PHV', 'Plug-in Hybrid'],
      ['EREV', 'Plug-in Hybrid'],
      ['Elec', 'Electric'],
      ['E', 'Electric'],
      ['Autogas', 'LPG'],
      ['Dies', 'Diesel'],
      ['B20', 'Diesel'],
      ['98', 'Petrol'],
      ['Full Electric', 'Electric'],
      ['Battery Electric Vehicle', 'Electric'],
      ['Liquid Petroleum Gas', 'LPG'],
      ['Petrol / LPG', 'LPG'],
      ['Dual Fuel', 'LPG'],
      ['Gasoline', 'Petrol'],
      ['Petrol - Premium ULP', 'Petrol'],
      ['PULP 98RON', 'Petrol'],
      ['Leaded petrol', 'Petrol'],
      ['Unlead', 'Petrol'],
      ['UNLED', 'Petrol'],
      ['Bi-Fuel', 'LPG'],
      ['DM-i', 'Plug-in Hybrid'],
      ['48V', 'Hybrid'],
      ['Petrol 48 Volt', 'Hybrid'],
      ['TDI', 'Diesel'],
      ['Turbo Diesel', 'Diesel'],
      ['Hydrogen Fuel Cell Electric', 'Hydrogen'],
      ['Other', undefined],
      ['-', undefined],
    ])
  })

  test('[STK-02] transmissions and drives', () => {
    cases(toSimpleTransmission, [
      ['6 Speed Sports Automatic Dual Clutch', 'Automatic'],
      ['CVT', 'Automatic'],
      ['5 speed manual', 'Manual'],
      ['7-Speed PDK', 'Automatic'],
      ['Single Speed', 'Automatic'],
      ['Automated Manual', 'Automatic'],
      ['6A', 'Automatic'],
      ['A8', 'Automatic'],
      ['AT', 'Automatic'],
      ['8 SP A', 'Automatic'],
      ['DHT', 'Automatic'],
      ['Sequential', 'Automatic'],
      ['SMG', 'Automatic'],
      ['i-Shift', 'Automatic'],
      ['6M', 'Manual'],
      ['M6', 'Manual'],
      ['MT', 'Manual'],
      ['5SP M', 'Manual'],
      ['A/T', 'Automatic'],
      ['6M/T', 'Manual'],
      ['1 sp', 'Automatic'],
      ['RoadRanger 18 sp', 'Manual'],
      ['6 Speed', undefined],
      ['-', undefined],
    ])
    cases(parseDrive, [
      ['Front', 'FWD'],
      ['rear wheel drive', 'RWD'],
      ['4x4', '4WD'],
      ['4 Wheel Drive', '4WD'],
      ['4 × 4', '4WD'],
      ['4x2', '2WD'],
      ['6x2', '6x2'],
      ['Chain Drive', 'Chain'],
      ['shaft', 'Shaft'],
      ['Belt', 'Belt'],
      ['F', 'FWD'],
      ['R', 'RWD'],
      ['A.W.D.', 'AWD'],
      ['6x4', '6x4'],
      ['8 x 4', '8x4'],
      ['4 by 4', '4WD'],
      ['4 Motion', 'AWD'],
      ['HTRAC', 'AWD'],
      ['E-Four', 'AWD'],
      ['e-4ORCE', 'AWD'],
      ['ALL4', 'AWD'],
      ['Super Select', '4WD'],
      ['FF', 'FWD'],
      ['FR', 'RWD'],
      ['AWD', 'AWD'],
      ['Other', undefined],
    ])
  })

  test('[STK-02] engines, cylinders, consumption', () => {
    cases(mechanicalNumbers.litres, [
      ['4 cyl, 2.2 L', 2.2],
      ['2184cc', 2.18],
      ['0.655', 0.655],
      ['0.655 L', 0.655],
      ['1998', 2],
      ['2.0', 2],
      ['0 L', undefined],
      ['-', undefined],
    ])
    cases(mechanicalNumbers.cylinders, [
      ['4 cyl, 2.2 L', 4],
      ['V8', 8],
      ['6', 6],
      ['2 L', undefined],
      ['0 L', undefined],
    ])
    cases(mechanicalNumbers.consumption, [
      ['8.7 L / 100 km', 8.7],
      ['0 L / 100 km', undefined],
      ['-', undefined],
    ])
  })

  test('[STK-02] doors and seats in each other’s column are ignored', () => {
    cases(mechanicalNumbers.doors, [
      [' 4 Doors', 4],
      ['5', 5],
      [' 5 Seats', undefined],
      ['', undefined],
      ['400', undefined],
    ])
    cases(mechanicalNumbers.seats, [
      [' 7 Seats', 7],
      [' 4 Doors', undefined],
    ])
    cases(mechanicalNumbers.gears, [
      ['Automatic 8sp', 8],
      ['6', 6],
      ['auto', undefined],
    ])
  })

  test('[STK-02] cities and states', () => {
    cases(parseCity, [
      ['Caringbah, NSW', 'Caringbah'],
      ['MOUNT DRUITT, NSW', 'Mount Druitt'],
      ['McGraths Hill', 'McGraths Hill'],
      ['NSW', undefined],
      ['', undefined],
    ])
    cases(parseState, [
      ['Caringbah, NSW', 'NSW'],
      ['Hobart TAS 7000', 'TAS'],
      ['AU-VIC', 'VIC'],
      ['western australia', 'WA'],
      ['Nowhere', undefined],
    ])
  })

  test('[STK-02] colours, ignoring a warranty in their column', () => {
    cases(parseExteriorColour, [
      ['White / Black', 'White'],
      ['DEEP blue', 'Deep Blue'],
      ['Storm Gray Metallic', 'Storm Grey Metallic'],
      ['- / -', undefined],
      ['5 years / Unlimited km', undefined],
    ])
    cases(parseInteriorColour, [
      ['White / Black Fabric', 'Black Fabric'],
      ['White / -', undefined],
      ['White', undefined],
      ['5 years / Unlimited km', undefined],
    ])
  })

  test('[STK-02] dates in Australian order', () => {
    cases(parseDay, [
      ['31/12/2026', '2026-12-31'],
      ['1-2-2026', '2026-02-01'],
      ['2026-02-28T00:00:00Z', '2026-02-28'],
      ['12/2021', '2021-12-01'],
      ['Dec 2021', '2021-12-01'],
      ['29/02/2024', '2024-02-29'],
      ['29/02/2023', undefined],
      ['12/31/2026', undefined],
      ['3/4/26', '2026-04-03'],
      ['31-12-98', '1998-12-31'],
      ['3 Apr 26', '2026-04-03'],
      ['Mar-21', '2021-03-01'],
      ['31/4/26', undefined],
      ['soon', undefined],
    ])
  })

  test('[STK-02] VINs are checked for cars of 1989 and later only', () => {
    expect(isVin('6FPAAAJGSW5B12345', 2015)).toBe(true)
    expect(isVin('6FPAAAJGSW5B1234O', 2015)).toBe(false)
    expect(isVin('HK12345', 1970)).toBe(true)
    expect(isVin('HK12345', 2015)).toBe(false)
  })

  test('[STK-02] normalizing white space is idempotent and leaves no double spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', 'a', '\t', '\n', '\u00a0', 'B') }), (text) => {
        expect(collapseSpaces(collapseSpaces(text))).toBe(collapseSpaces(text))
        expect(collapseSpaces(text)).toBe(text.replace(/\s+/gu, ' ').trim())
        expect(toKnownText(text)).not.toBe('')
      }),
    )
  })
})

describe('[STK-02] makes, models and badges from titles', () => {
  test('[STK-02] makes have their own spelling', () => {
    cases(normalizeMake, [
      ['bmw', 'BMW'],
      ['Mini', 'MINI'],
      ['mercedes benz', 'Mercedes-Benz'],
      ['VW', 'Volkswagen'],
      ['Ssangyong', 'SsangYong'],
      ['Škoda', 'Skoda'],
      ['LDV', 'LDV'],
      ['BRABUS', 'Brabus'],
      ['-', undefined],
    ])
  })

  test.each([
    ['2017 Land Rover Range Rover Evoque TD4 180', 'Land', 'Rover', 'Land Rover', 'Range Rover Evoque', 'TD4 180'],
    ['2013 Land Rover Discovery 4 3.0 TDV6', 'Land', 'Rover', 'Land Rover', 'Discovery 4', '3.0 TDV6'],
    ['2013 Alfa Romeo Mito', 'Alfa', 'Romeo', 'Alfa Romeo', 'Mito', undefined],
    ['2010 Aston Martin DB9 Volante', 'Aston', 'Martin', 'Aston Martin', 'DB9', 'Volante'],
    ['2017 Great Wall Steed (4X4)', 'Great', 'Wall', 'Great Wall', 'Steed', '(4X4)'],
    ['2022 Ssangyong Rexton Ultimate (awd)', 'Ssangyong', 'Rexton', 'SsangYong', 'Rexton', 'Ultimate (AWD)'],
    ['2009 Toyota Hiace (No Badge)', 'Toyota', 'Hiace', 'Toyota', 'HiAce', undefined],
    ['2007 Jeep Grand Cherokee Laredo (4X4)', 'Jeep', 'Grand', 'Jeep', 'Grand Cherokee', 'Laredo (4X4)'],
    ['2007 Saab 9-3 440 Linear', 'Saab', '03-Sep', 'Saab', '9-3', '440 Linear'],
    ['2019 Toyota Land Cruiser Prado GXL (4x4)', 'Toyota', 'Land', 'Toyota', 'LandCruiser Prado', 'GXL (4X4)'],
    ['2020 Toyota Rav 4', 'Toyota', 'Rav', 'Toyota', 'RAV4', undefined],
    ['2022 BMW 430I M Sport', 'BMW', '430I', 'BMW', '430i', 'M Sport'],
    ['A lovely car', 'Toyota', 'Hilux', 'Toyota', 'HiLux', undefined],
  ])('[STK-02] %s', (title, make, model, wantedMake, wantedModel, badge) => {
    const year = Number(/^\d{4}/u.exec(title)?.[0] ?? 2020)
    const parts = parseTitle(title, { year, make, model })
    expect(parts).toEqual({ make: wantedMake, model: wantedModel, ...(badge === undefined ? {} : { badge }) })
  })

  test('[STK-02] returns nothing without a title and a model', () => {
    expect(parseTitle(undefined, { year: 2020, make: 'Toyota' })).toBeUndefined()
    expect(parseTitle('2020 Toyota', { year: 2020, make: 'Toyota' })).toBeUndefined()
  })
})
