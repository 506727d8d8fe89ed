import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKnownBody, simpleBodies, toSimpleBody } from './body'

const cases = <T>(read: (text: string) => T, table: readonly (readonly [string, T])[]): void => {
  expect(table.map(([text]) => [text, read(text)])).toEqual(table)
}

describe('[STK-02] bodies of feeds', () => {
  test('[STK-02] bodies', () => {
    cases(toSimpleBody, [
      ['Ute / Tray', 'Ute'],
      ['hatch', 'Hatchback'],
      ['STATION WAGON', 'Wagon'],
      ['Cab Chassis', 'Cab Chassis'],
      ['Dual Cab Utility', 'Ute'],
      ['Double Cab Pick Up', 'Ute'],
      ['Crew Cab Pickup', 'Ute'],
      ['UTILITY - EXTRA CAB', 'Ute'],
      ['X CAB UTILITY', 'Ute'],
      ['Super Cab Pick-up', 'Ute'],
      ['Dual Cab Chassis', 'Cab Chassis'],
      ['Single Cab-Chassis', 'Cab Chassis'],
      ['4D Sedan', 'Sedan'],
      ['5 Door Hatchback', 'Hatchback'],
      ['5D WAGON', 'Wagon'],
      ['Sport Utility Vehicle', 'SUV'],
      ['2D Coupe', 'Coupe'],
      ['2DR CONVERTIBLE', 'Convertible'],
      ['LWB Panel Van', 'Van'],
      ['High Roof Van', 'Van'],
      ['Crew Cab Truck', 'Crew Cab Truck'],
      ['Pop-top Caravan', 'Pop Top'],
      ['DUAL C/CHAS', 'Cab Chassis'],
      ['C/CHAS', 'Cab Chassis'],
      ['P/UP', 'Ute'],
      ['DUAL CAB P/UP', 'Ute'],
      ['Dbl Cab', 'Ute'],
      ['Tray Back', 'Ute'],
      ['Traytop', 'Ute'],
      ['Light Van', 'Van'],
      ['Sportback', 'Hatchback'],
      ['4WD Wagon', 'SUV'],
      ['AWD Wagon', 'Wagon'],
      ['Crew Cab Van', 'Van'],
      ['Sports Tourer', 'Wagon'],
      ['P/U', 'Ute'],
      ['D/C', 'Ute'],
      ['D/C P/U', 'Ute'],
      ['C/C', 'Cab Chassis'],
      ['D/C C/C', 'Cab Chassis'],
      ['Van 4 Door', 'Van'],
      ['Window Van', 'Van'],
      ['Well Body', 'Ute'],
      ['Wellside', 'Ute'],
      ['Flatbed', 'Ute'],
      ['Limo', 'Sedan'],
      ['4D Limousine', 'Sedan'],
      ['Hardtop', 'Coupe'],
      ['Hardtop Convertible', 'Convertible'],
      ['Coach', 'Bus'],
      ['People Carrier', 'People Mover'],
      ['Kombi', 'People Mover'],
      ['SAV', 'SUV'],
      ['Sports Activity Vehicle', 'SUV'],
      ['Crew Cab Pickup Truck', 'Ute'],
      ['Camper Trailer', 'Camper Trailer'],
      ['Adventure', 'Adventure'],
      ['ADVENTURE', 'Adventure'],
      ['Other', undefined],
      ['', undefined],
    ])
  })

  test('[STK-02] the kind of vehicle decides on a body that several kinds have', () => {
    const readAll = (text: string) => (['car', 'motorcycle', 'truck'] as const).map((kind) => toSimpleBody(text, kind))
    expect(readAll('Sports Tourer')).toEqual(['Wagon', 'Touring', 'Sports Tourer'])
    expect(readAll('Tourer')).toEqual(['Tourer', 'Touring', 'Tourer'])
    expect(readAll('Flatbed')).toEqual(['Ute', 'Ute', 'Tray'])
    expect(readAll('Tray')).toEqual(['Ute', 'Ute', 'Tray'])
    expect(readAll('Crew Cab Truck')).toEqual(['Ute', 'Crew Cab Truck', 'Crew Cab Truck'])
    const known = (text: string) => ([undefined, 'car', 'truck'] as const).map((kind) => isKnownBody(text, kind))
    expect(known('Crew Cab Truck')).toEqual([false, false, true])
    expect(known('Tourer')).toEqual([false, false, true])
    expect(known('Pop-top Caravan')).toEqual([true, false, true])
    expect(known('Tipper')).toEqual([true, true, true])
  })

  test('[STK-02] every body of cars stays itself, of any kind', () => {
    const kinds = fc.constantFrom(undefined, 'car', 'motorcycle', 'caravan')
    fc.assert(fc.property(fc.constantFrom(...simpleBodies), kinds, (body, kind) => toSimpleBody(body, kind) === body))
  })
})
