import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDealersDays } from '@/src/domain/time/day-filters'
import { ANY_OPEN_STAGE, inboxHref, parseInboxFilter, type InboxFilter, toInboxWhere } from './inbox-filter'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

test('[ADM-04] parses the filter it wrote to the list’s query', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          stage: fc.constantFrom('new', 'won', ANY_OPEN_STAGE),
          category: fc.constantFrom('Service', 'Trade In'),
          location: fc.uuid(),
          assigned: fc.oneof(fc.uuid(), fc.constant('unassigned')),
          from: day,
          to: day,
        },
        { requiredKeys: [] },
      ),
      (filter) => {
        expect(parseInboxFilter(toInboxWhere(filter as InboxFilter))).toEqual(filter)
      },
    ),
  )
})

test('[ADM-04] includes both days completely by the dealer’s clocks; query values may all be text', () => {
  const bothDays = toInboxWhere({ from: '2026-02-27', to: '2026-02-28' })
  const fields = { moments: new Set(['createdAt']), days: new Set<string>() }
  // Brisbane is ten hours ahead of UTC.
  expect(withDealersDays(bothDays, fields, 'Australia/Brisbane')).toEqual({
    or: [
      {
        and: [
          { createdAt: { greater_than_equal: '2026-02-26T14:00:00.000Z' } },
          { createdAt: { less_than: '2026-02-28T14:00:00.000Z' } },
        ],
      },
    ],
  })
  expect(parseInboxFilter({ or: [{ and: [{ assigned_to: { exists: 'false' } }] }] })).toEqual({
    assigned: 'unassigned',
  })
  for (const odd of [undefined, null, {}, { or: 'x' }, { or: [{}] }, { or: [{ and: [{ stage: { equals: 5 } }] }] }])
    expect(parseInboxFilter(odd)).toEqual({})
})

test('[STF-04] unanswered leads are filtered as the landing page counts them', () => {
  const where = toInboxWhere({ unanswered: 'yes', category: 'Service' })
  expect(where.or[0].and).toEqual([
    { stage: { equals: 'new' } },
    { category: { not_equals: 'Phone Call' } },
    { category: { equals: 'Service' } },
  ])
  expect(parseInboxFilter(where)).toEqual({ unanswered: 'yes', category: 'Service' })
})

test('[ADM-03] [ADM-04] a link to the inbox has the conditions of its filter, in their order', () => {
  expect(inboxHref({ assigned: 'a b', stage: ANY_OPEN_STAGE })).toBe(
    '/admin/collections/leads?where[or][0][and][0][stage][in][0]=new' +
      '&where[or][0][and][0][stage][in][1]=contacted&where[or][0][and][0][stage][in][2]=appointment' +
      '&where[or][0][and][1][assigned_to][equals]=a%20b',
  )
  expect(inboxHref({})).toBe('/admin/collections/leads')
  // A link that staff saved before has the stages in one text.
  expect(parseInboxFilter({ or: [{ and: [{ stage: { in: 'new,contacted,appointment' } }] }] })).toEqual({
    stage: ANY_OPEN_STAGE,
  })
})
