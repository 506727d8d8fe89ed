import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callCategory, type LeadRoute, type RoutableLead, routeFor, targetsOf } from './route'

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
    categories: some('Service', 'Trade In', callCategory),
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
  category: fc.constantFrom('Service', 'service', 'Trade In', callCategory, 'Other'),
  car_type: fc.constantFrom('new', 'used', null, undefined),
  vehicle_make: fc.constantFrom('kia', 'Chery', null),
  location: fc.constantFrom('l1', 'l2', undefined),
})

/** A second, longer implementation of the rule. */
const allows = (wanted: readonly string[], fact: string | null | undefined): boolean => {
  if (wanted.length === 0) return true
  for (const one of wanted) if (one.toLowerCase() === fact?.toLowerCase()) return true
  return false
}

describe('lead routing', () => {
  test('[LEAD-08] picks the first matching rule, and none if none matches', () => {
    fc.assert(
      fc.property(routes, leads, (all, lead) => {
        const held = all.filter(
          (one) =>
            one.enabled &&
            !(lead.category === callCategory && one.categories.length === 0) &&
            allows(one.categories, lead.category) &&
            allows(one.car_types, lead.car_type) &&
            allows(one.makes, lead.vehicle_make) &&
            allows(one.locations, lead.location),
        )
        const found = routeFor(all, lead)
        expect(found === undefined).toBe(held.length === 0)
        if (found) {
          expect(held).toContain(found)
          expect(found.order).toBe(Math.min(...held.map(({ order }) => order)))
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
          expect(routeFor(all.toReversed(), lead)?.id).toBe(routeFor(all, lead)?.id)
        },
      ),
    )
  })

  test('[LEAD-08] notifies each target of the rule once, and no others', () => {
    fc.assert(
      fc.property(routes, leads, (all, lead) => {
        const found = routeFor(all, lead)
        const targets = targetsOf(found, lead, 'sales@x.example')
        const keys = targets.map(({ channel, target }) => `${channel} ${target}`)
        expect(new Set(keys).size).toBe(keys.length)
        if (!found) expect(keys).toEqual(lead.category === callCategory ? [] : ['email sales@x.example'])
      }),
    )
  })
})

test('[LEAD-08] notifies the dealer’s own address without a rule, and no one if it is missing', () => {
  const lead = { category: 'Sales' }
  expect(targetsOf(undefined, lead, ' Sales@Edge.example ')).toEqual([
    { channel: 'email', target: 'sales@edge.example' },
  ])
  expect(targetsOf(undefined, lead, null)).toEqual([])
  expect(targetsOf(undefined, lead, '')).toEqual([])
})

test('[LEAD-08] [VDP-12] notifies of a phone reveal only if a rule names that category', () => {
  const call = { category: callCategory }
  expect(routeFor([route({ emails: ['a@x.example'] })], call)).toBeUndefined()
  expect(targetsOf(undefined, call, 'sales@x.example')).toEqual([])
  const asking = route({ categories: ['phone call'], emails: ['a@x.example'] })
  expect(routeFor([asking], call)).toBe(asking)
})

test('[LEAD-08] a rule may only move leads and notify no one', () => {
  const moving = route({ to_location: 'l2' })
  expect(routeFor([moving], { category: 'Sales' })).toBe(moving)
  expect(targetsOf(moving, { category: 'Sales' }, 'sales@x.example')).toEqual([])
})
