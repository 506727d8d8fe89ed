import { expect, test } from 'vitest'
import { formatFact, listDeclaredFacts } from '@/src/domain/vehicle-page/facts/declared-facts'
import { listSpecifications } from '@/src/domain/vehicle-page/facts/specifications'
import type { Vehicle } from '../vehicle/vehicle'
import { fieldsByPath, type FieldAtPath } from './paths'

const numberTypes = new Set(['integer', 'number', 'amount', 'rate', 'cents'])
/** Numbers that shoppers read without a unit, and why. */
const unitless: Readonly<Record<string, string>> = {
  year: 'A year is its own unit.',
  gearnum: 'Its label says what is counted: gears.',
  'variant.ancaprating': 'The page formats it as stars.',
}

const isShownNumber = ({ field }: FieldAtPath): boolean =>
  numberTypes.has(field.type) &&
  ['keyInformation', 'specification', 'comparison', 'card', 'facet'].some((place) => place in field)

const shownNumbers = fieldsByPath.filter(isShownNumber)

test('[SHP-06] the list of shown numbers is not empty', () => {
  expect(shownNumbers.length).toBeGreaterThan(15)
})

test.each(shownNumbers.map((one) => [one.path, one] as const))(
  '[SHP-06] %s has a unit or a noun',
  (path, { field }) => {
    expect(Object.hasOwn(unitless, path) || 'unit' in field || 'countNoun' in field).toBe(true)
  },
)

/** Texts in which feeds send bare numbers. */
const base = { item_type: 'car', simple_fuel: 'Petrol', images: [], engine_size: '1364' } as unknown as Vehicle

test('[SHP-06] an engine size from a feed without a unit has one on the page', () => {
  const vehicle: Vehicle = { ...base, variant: { enginesize: '1998', ancaprating: 5 } }
  const engine = listDeclaredFacts('keyInformation').find(({ path }) => path === 'engine_size')
  expect(engine && formatFact(vehicle, engine)).toBe('1.4L')
  expect(listSpecifications(vehicle, '2026-11-25', false)).toEqual(
    expect.arrayContaining([
      { label: 'Engine size', value: '2.0L' },
      { label: 'ANCAP rating', value: '5\u00A0stars' },
    ]),
  )
})
