import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { toCanonicalSlug, findPageOutcome } from './page-outcome'
import { sampleVehicle } from './sample-vehicle.test-support'

const now = new Date('2026-06-10T12:34:00Z')
const site = (search = {}) => ({ switches: resolveSwitches({}, { search }) })
const sold = (sold_at: string) => ({ ...sampleVehicle, status: 'sold' as const, sold_at })
const moved = { kind: 'moved', to: '/search/toyota/rav4' }

describe('the response to a vehicle’s address', () => {
  test.each([
    ['a car for sale', sampleVehicle, { kind: 'shown' }],
    ['sold yesterday', sold('2026-06-09T12:00:00Z'), { kind: 'shown' }],
    ['sold as the window begins', sold('2026-06-07T12:00:00Z'), { kind: 'shown' }],
    ['sold a second before it', sold('2026-06-07T11:59:59Z'), moved],
    ['sold at an unknown time', { ...sampleVehicle, status: 'sold' as const }, { kind: 'shown' }],
    ['with another status', { ...sampleVehicle, status: 'others' as const }, { kind: 'shown' }],
    ['removed from its feed', { ...sampleVehicle, removed_at: '2026-06-09T00:00:00Z' }, moved],
    ['hidden', { ...sampleVehicle, hidden: true }, { kind: 'missing' }],
    ['hidden and removed', { ...sampleVehicle, hidden: true, removed_at: '2026-06-09T00:00:00Z' }, { kind: 'missing' }],
  ] as const)('[CNT-07] %s', (_, vehicle, outcome) => {
    expect(findPageOutcome(vehicle, site(), now)).toEqual(outcome)
  })

  test('[CNT-07] uses the dealer’s own sold window and addresses', () => {
    const vehicle = sold('2026-06-07T11:59:59Z')
    expect(findPageOutcome(vehicle, site({ sold_days: 4 }), now)).toEqual({ kind: 'shown' })
    expect(findPageOutcome(vehicle, site({ path_prefix: '/used-car' }), now)).toEqual({
      kind: 'moved',
      to: '/used-car/toyota/rav4',
    })
    const excluded = findPageOutcome(vehicle, site({ excluded_makes: ['Toyota'] }), now)
    expect(excluded).toMatchObject({ to: expect.stringContaining('refinementList') as string })
    expect(findPageOutcome({ ...vehicle, model: 'سيارة' }, site(), now)).toEqual({
      kind: 'moved',
      to: '/search/toyota',
    })
  })

  test.each([
    ['2023-toyota-rav4-k1', '2023-toyota-rav4-k1'],
    ['2023-Toyota-RAV4-K1', '2023-toyota-rav4-k1'],
    ['x'.repeat(2000), null],
    ['a%20b', null],
    ['-a', null],
    ['', null],
    ['a', 'a'],
  ])('[VDP-01] the canonical slug of %s is %s', (slug, canonical) => {
    expect(toCanonicalSlug(slug)).toBe(canonical)
  })
})
