import { type State, states } from '@/src/domain/locations/states'
import { simpleBodies } from '@/src/domain/stock/normalize/body'
import { commercialBodies } from '@/src/domain/stock/fields/kinds'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  carRules,
  countedFromRegistration,
  disputedKm,
  excludedItemTypes,
  excludingLuxuryCars,
  luxuryThresholdAt,
  warrantyActs,
  WARRANTY_TABLE_VERSION,
} from './warranty-rules'
import { findStatutoryWarranty, listWarrantyDays, type WarrantyFacts } from './statutory-warranty'
import { formatPriceLabels, formatWarranty, priceNoteText } from './warranty-text'

const today = '2026-11-21'
const vehicle: WarrantyFacts = {
  state: 'VIC',
  item_type: 'car',
  car_type: 'used',
  year: 2020,
  build_date: '2020-05-01',
  km: 60_000,
  price_cents: 2_000_000,
}
const describeWarranty = (changes: Partial<WarrantyFacts>, day = today) => {
  const warranty = findStatutoryWarranty({ ...vehicle, ...changes }, day)
  if (!warranty) return 'unsaid'
  return warranty.kind === 'none' ? 'none' : `${warranty.months}m/${warranty.km}`
}

describe('[LAW-01] statutory warranty', () => {
  test.each([
    ['ACT', '3m/5000'],
    ['NSW', '3m/5000'],
    ['NT', '3m/5000'],
    ['VIC', '3m/5000'],
    ['QLD', '3m/5000'],
    ['SA', '3m/5000'],
    ['TAS', '3m/3000'],
    ['WA', '3m/5000'],
    ['vic', '3m/5000'],
    ['Elsewhere', 'unsaid'],
  ])('a recent vehicle with few kilometres in %s: %s', (state, expected) => {
    expect(describeWarranty({ state })).toBe(expected)
  })

  const limits: readonly (readonly [State, string, number, number, string])[] = [
    // Ten years to the day are covered, one day more is not; at exactly 160,000 km the sources differ.
    ['VIC', '2016-11-21', 159_999, 2_000_000, '3m/5000'],
    ['VIC', '2016-11-20', 159_999, 2_000_000, 'none'],
    ['VIC', '2016-11-21', 160_000, 2_000_000, 'unsaid'],
    ['VIC', '2016-11-21', 160_001, 2_000_000, 'none'],
    ['VIC', '2020-11-21', 10, 23_598_500, '3m/5000'],
    ['NSW', '2016-11-21', 159_999, 2_000_000, '3m/5000'],
    ['NSW', '2016-11-20', 10, 2_000_000, 'none'],
    ['NSW', '2016-11-21', 160_001, 2_000_000, 'none'],
    // A luxury car is excluded in New South Wales, by a threshold that changes each July.
    ['NSW', '2020-11-21', 10, 8_056_700, '3m/5000'],
    ['NSW', '2020-11-21', 10, 8_056_800, 'unsaid'],
    ['NT', '2016-11-21', 159_999, 2_000_000, '3m/5000'],
    ['NT', '2016-11-20', 159_999, 2_000_000, 'none'],
    ['NT', '2020-01-01', 160_001, 2_000_000, 'none'],
    ['ACT', '2016-11-21', 159_999, 2_000_000, '3m/5000'],
    ['ACT', '2016-11-20', 159_999, 2_000_000, 'none'],
    ['ACT', '2016-11-21', 160_000, 2_000_000, 'unsaid'],
    ['QLD', '2016-11-21', 159_999, 2_000_000, '3m/5000'],
    ['QLD', '2016-11-21', 160_000, 2_000_000, '1m/1000'],
    ['QLD', '2016-11-20', 159_999, 2_000_000, '1m/1000'],
    ['QLD', '1990-01-01', 400_000, 100_000, '1m/1000'],
    ['TAS', '2019-11-21', 120_000, 2_000_000, '3m/3000'],
    ['TAS', '2019-11-20', 120_000, 2_000_000, 'none'],
    ['TAS', '2019-11-21', 120_001, 2_000_000, 'none'],
    ['WA', '2016-11-21', 150_000, 400_000, '3m/5000'],
    ['WA', '2016-11-21', 150_000, 399_900, 'none'],
    ['WA', '2016-11-20', 150_000, 400_000, '1m/1500'],
    ['WA', '2016-11-21', 150_001, 400_000, '1m/1500'],
    ['WA', '2014-11-21', 180_000, 400_000, '1m/1500'],
    ['WA', '2014-11-20', 180_000, 400_000, 'none'],
    ['WA', '2014-11-21', 180_001, 400_000, 'none'],
    ['SA', '2011-11-21', 200_000, 300_000, 'none'],
    ['SA', '2011-11-21', 200_000, 300_100, '2m/3000'],
    ['SA', '2011-11-21', 200_000, 600_000, '2m/3000'],
    ['SA', '2011-11-21', 200_000, 600_100, '3m/5000'],
    // South Australia counts from the first registration, which may be years after the build.
    ['SA', '2011-11-20', 200_000, 600_100, 'unsaid'],
    ['SA', '2011-11-21', 200_001, 600_100, 'none'],
  ]
  test.each(limits.map((limit) => [warrantyActs[limit[0]], ...limit] as const))(
    '%s: %s, built %s, %d km, %d cents: %s',
    (_act, state, build_date, km, price_cents, expected) => {
      expect(describeWarranty({ state, build_date, km, price_cents })).toBe(expected)
    },
  )

  test('A New Tax System (Luxury Car Tax) Act 1999 s 25-1: the newest threshold is used until the next is known', () => {
    expect(['2020-01-01', '2025-06-30', '2025-07-01', '2030-01-01'].map(luxuryThresholdAt)).toEqual([
      8_056_700, 8_056_700, 8_056_700, 8_056_700,
    ])
    const thresholds = ['2024-07-01', '2025-07-01', '2026-07-01'].map(luxuryThresholdAt)
    expect(thresholds.toSorted((a, b) => a - b)).toEqual(thresholds)
  })

  test('of a body that carries goods nothing is said: the acts exclude commercial vehicles by weight and use', () => {
    for (const state of states)
      for (const simple_body of commercialBodies) expect(describeWarranty({ state, simple_body })).toBe('unsaid')
    expect(describeWarranty({ simple_body: 'SUV' })).toBe('3m/5000')
  })

  test('[SHP-06] of every body of cars it is known whether it carries goods or many people', () => {
    const passengerCars = ['SUV', 'Hatchback', 'Sedan', 'Wagon', 'Coupe', 'Convertible', 'People Mover']
    expect(simpleBodies.filter((body) => !commercialBodies.includes(body))).toEqual(passengerCars)
  })

  test('Queensland’s second class began on 1 September 2019', () => {
    const old = { state: 'QLD', build_date: '2001-01-01' }
    expect(describeWarranty(old, '2019-08-31')).toBe('none')
    expect(describeWarranty(old, '2019-09-01')).toBe('1m/1000')
  })

  test('is unknown for new vehicles and demonstrators: their manufacturer’s warranty applies', () => {
    for (const state of states)
      for (const car_type of ['new', 'demo'] as const) expect(describeWarranty({ state, car_type })).toBe('unsaid')
  })

  test('Queensland, South Australia and Victoria exclude kinds of vehicle; of others but cars the table says nothing', () => {
    for (const item_type of ['motorcycle', 'caravan', 'truck'] as const)
      for (const state of states)
        expect(describeWarranty({ state, item_type }), `${state} ${item_type}`).toBe(
          excludedItemTypes[state]?.includes(item_type) ? 'none' : 'unsaid',
        )
    expect(excludedItemTypes).toEqual({
      QLD: ['motorcycle', 'caravan', 'truck'],
      SA: ['motorcycle'],
      VIC: ['motorcycle', 'truck'],
    })
  })

  test('unknown facts give no statement', () => {
    expect(describeWarranty({ km: undefined })).toBe('unsaid')
    expect(describeWarranty({ state: undefined })).toBe('unsaid')
    expect(describeWarranty({ price_cents: undefined })).toBe('3m/5000')
    for (const state of ['SA', 'WA']) expect(describeWarranty({ state, price_cents: undefined })).toBe('unsaid')
  })

  test('uses the compliance date for a missing build date, and the year if it is certain', () => {
    const built = { build_date: undefined }
    expect(describeWarranty({ ...built, compliance_date: '2016-11-20' })).toBe('none')
    expect(describeWarranty({ ...built, year: 2017 })).toBe('3m/5000')
    expect(describeWarranty({ ...built, year: 2015 })).toBe('none')
    // Built in 2016: whether it is ten years old depends on the day.
    expect(describeWarranty({ ...built, year: 2016 })).toBe('unsaid')
  })

  test('ten years after a leap day end at the end of February', () => {
    const leap = { build_date: '2016-02-29', km: 10 }
    expect(describeWarranty(leap, '2026-02-28')).toBe('3m/5000')
    expect(describeWarranty(leap, '2026-03-01')).toBe('none')
  })

  test('lists the days on which the statement may change', () => {
    expect(listWarrantyDays(vehicle).sort()).toEqual(['2027-05-01', '2030-05-01', '2032-05-01', '2035-05-01'])
    expect(listWarrantyDays({ year: 2016 })).toContain('2026-12-31')
  })
})

test('[LAW-01] every statement mentions the rights under the Australian Consumer Law', () => {
  const covered = formatWarranty({ kind: 'covered', state: 'VIC', months: 3, km: 5000 })
  expect(covered).toContain('3 months or 5,000 km, whichever comes first')
  const month = formatWarranty({ kind: 'covered', state: 'QLD', months: 1, km: 1000 })
  expect(month).toContain('Sold in Queensland, this car comes with a statutory warranty of 1 month or 1,000 km')
  const none = formatWarranty({ kind: 'none', state: 'QLD', item_type: 'truck' })
  expect(none).toContain('No statutory warranty applies to this truck')
  for (const text of [covered, month, none])
    expect(text).toContain('in addition to your rights under the Australian Consumer Law')
})

test('[LAW-01] uses the dealer’s own price note, else the default for the price type', () => {
  expect(priceNoteText('drive_away', 'All in.')).toBe('All in.')
  expect(priceNoteText('drive_away', undefined)).toContain('stamp duty')
  expect(priceNoteText('excl_govt', '  ')).toContain('does not include government charges')
  expect(priceNoteText('excl_govt', undefined)).toContain('includes GST')
})

test('[LAW-01] the footer explains the labels that the dealer’s prices have', () => {
  expect(
    formatPriceLabels({ drive_away_text: 'Drive away', excl_govt_text: 'Plus on-road costs (incl. GST)' }),
  ).toContain(
    'include GST. Each price states its type: “Drive away” includes all government charges and on-road costs; “Plus on-road costs (incl. GST)” does not.',
  )
  expect(formatPriceLabels({ drive_away_text: 'Drive away', excl_govt_text: ' ' })).toBe(
    'Prices are for the vehicle as described and include GST.',
  )
})

test('[LAW-01] the statement about a camper trailer does not call it a caravan', () => {
  const none = { kind: 'none', state: 'NSW', item_type: 'caravan' } as const
  expect(formatWarranty(none, 'Camper Trailer')).toContain('this camper trailer when')
  expect(formatWarranty(none, 'Pop Top')).toContain('this caravan when')
})

test('[LAW-01] a changed table has a new version', () => {
  const table = JSON.stringify([
    ...[carRules, excludedItemTypes, excludingLuxuryCars, luxuryThresholdAt('2026-11-25')],
    ...[commercialBodies, countedFromRegistration, disputedKm],
  ])
  const hash = createHash('sha1').update(table).digest('hex').slice(0, 12)
  expect([WARRANTY_TABLE_VERSION, hash]).toEqual(['2026-11-27', '1fd65dcb16b8'])
})
