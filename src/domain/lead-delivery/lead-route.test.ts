import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CALL_CATEGORY } from '@/src/domain/leads/handling'
import { type LeadRoute, type RoutableLead, findRoute, listTargets } from './lead-route'

const route = (more: Partial<LeadRoute> = {}): LeadRoute => ({
  id: 'r',
  order: 10,
  enabled: true,
  categories: [],
  car_types: [],
  makes: [],
  locations: [],
  to_location: null,
  emails: [],
  adf_emails: [],
  webhook_url: null,
  ...more,
})

const some = (...values: string[]) => fc.subarray(values)
const routes = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    order: fc.integer({ min: 0, max: 3 }),
    enabled: fc.boolean(),
    categories: some('Service', 'Trade In', CALL_CATEGORY),
    car_types: some('new', 'used'),
    makes: some('Kia', 'Chery'),
    locations: some('l1', 'l2'),
    to_location: fc.constant(null),
    emails: some('a@x.example', 'A@X.example', 'b@x.example'),
    adf_emails: some('crm@x.example'),
    webhook_url: fc.constantFrom(null, '', 'https://x.example/leads'),
  }),
  { maxLength: 6 },
)
const leads: fc.Arbitrary<RoutableLead> = fc.record({
  category: fc.constantFrom('Service', 'service', 'Trade In', CALL_CATEGORY, 'Other'),
  car_type: fc.constantFrom('new', 'used', null, undefined),
  vehicle_make: fc.constantFrom('kia', 'Chery', null),
  location: fc.constantFrom('l1', 'l2', undefined),
})

/** A second, longer implementation of the rule. */
const allows = (allowedValues: readonly string[], value: string | null | undefined): boolean => {
  if (allowedValues.length === 0) return true
  for (const one of allowedValues) if (one.toLowerCase() === value?.toLowerCase()) return true
  return false
}

describe('lead routing', () => {
  test('[LEAD-08] picks the first matching rule, and none if none matches', () => {
    fc.assert(
      fc.property(routes, leads, (all, lead) => {
        const matching = all.filter(
          (one) =>
            one.enabled &&
            !(lead.category === CALL_CATEGORY && one.categories.length === 0) &&
            allows(one.categories, lead.category) &&
            allows(one.car_types, lead.car_type) &&
            allows(one.makes, lead.vehicle_make) &&
            allows(one.locations, lead.location),
        )
        const found = findRoute(all, lead)
        expect(found === undefined).toBe(matching.length === 0)
        if (found) {
          expect(matching).toContain(found)
          expect(found.order).toBe(Math.min(...matching.map(({ order }) => order)))
        }
      }),
    )
  })

  test('[LEAD-08] does not depend on the order in which rules are read', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          routes.map((all) => all[0] ?? route()),
          { selector: ({ id }) => id },
        ),
        leads,
        (all, lead) => {
          expect(findRoute(all.toReversed(), lead)?.id).toBe(findRoute(all, lead)?.id)
        },
      ),
    )
  })

  test('[LEAD-08] notifies each target of the rule once, and no others', () => {
    fc.assert(
      fc.property(routes, leads, (all, lead) => {
        const found = findRoute(all, lead)
        const targets = listTargets(found, lead, 'sales@x.example')
        const keys = targets.map(({ channel, target }) => `${channel} ${target}`)
        expect(new Set(keys).size).toBe(keys.length)
        if (!found) expect(keys).toEqual(lead.category === CALL_CATEGORY ? [] : ['email sales@x.example'])
      }),
    )
  })
})

test('[LEAD-08] notifies the dealer’s own address without a rule, and no one if it is missing', () => {
  const lead = { category: 'Sales' }
  expect(listTargets(undefined, lead, ' Sales@Edge.example ')).toEqual([
    { channel: 'email', target: 'sales@edge.example' },
  ])
  expect(listTargets(undefined, lead, null)).toEqual([])
  expect(listTargets(undefined, lead, '')).toEqual([])
})

test('[LEAD-08] [VDP-12] notifies of a phone reveal only if a rule names that category', () => {
  const call = { category: CALL_CATEGORY }
  expect(findRoute([route({ emails: ['a@x.example'] })], call)).toBeUndefined()
  expect(listTargets(undefined, call, 'sales@x.example')).toEqual([])
  const asking = route({ categories: ['phone call'], emails: ['a@x.example'] })
  expect(findRoute([asking], call)).toBe(asking)
})

test('[LEAD-08] a rule may only move leads and notify no one', () => {
  const moving = route({ to_location: 'l2' })
  expect(findRoute([moving], { category: 'Sales' })).toBe(moving)
  expect(listTargets(moving, { category: 'Sales' }, 'sales@x.example')).toEqual([])
})
