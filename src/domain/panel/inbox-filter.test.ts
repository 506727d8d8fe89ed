import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInboxFilter, type InboxFilter, toInboxWhere } from './inbox-filter'

const clock = { start: (day: string) => `${day}T00:00:00.000Z`, dayOf: (moment: string) => moment.slice(0, 10) }
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

test('[ADM-04] parses the filter it wrote to the list’s query', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          stage: fc.constantFrom('new', 'won'),
          category: fc.constantFrom('Service', 'Trade In'),
          location: fc.uuid(),
          assigned: fc.oneof(fc.uuid(), fc.constant('unassigned')),
          from: day,
          to: day,
        },
        { requiredKeys: [] },
      ),
      (filter) => {
        expect(parseInboxFilter(toInboxWhere(filter as InboxFilter, clock), clock)).toEqual(filter)
      },
    ),
  )
})

test('[ADM-04] includes the last day completely; query values may all be text', () => {
  expect(toInboxWhere({ to: '2026-02-28' }, clock)).toEqual({
    or: [{ and: [{ createdAt: { less_than: '2026-03-01T00:00:00.000Z' } }] }],
  })
  expect(parseInboxFilter({ or: [{ and: [{ assigned_to: { exists: 'false' } }] }] }, clock)).toEqual({
    assigned: 'unassigned',
  })
  for (const odd of [undefined, null, {}, { or: 'x' }, { or: [{}] }, { or: [{ and: [{ stage: { equals: 5 } }] }] }])
    expect(parseInboxFilter(odd, clock)).toEqual({})
})

test('[STF-04] unanswered leads are filtered as the landing page counts them', () => {
  const where = toInboxWhere({ unanswered: 'yes', category: 'Service' }, clock)
  expect(where.or[0].and).toEqual([
    { stage: { equals: 'new' } },
    { category: { not_equals: 'Phone Call' } },
    { category: { equals: 'Service' } },
  ])
  expect(parseInboxFilter(where, clock)).toEqual({ unanswered: 'yes', category: 'Service' })
})
