import { describe, expect, test } from 'vitest'
import { withDealersDays } from './day-filters'

const fields = { moments: new Set(['createdAt']), days: new Set(['date']) }
const filter = (where: object, timezone = 'Australia/Brisbane') => withDealersDays(where as never, fields, timezone)
const noon = '2026-11-25T12:00:00.000Z'

describe('[STF-03] a list filtered by a day', () => {
  test('means the day by the dealer’s clocks, for each comparison', () => {
    const [start, next] = ['2026-11-24T14:00:00.000Z', '2026-11-25T14:00:00.000Z']
    expect(filter({ createdAt: { equals: noon } })).toEqual({
      createdAt: { greater_than_equal: start, less_than: next },
    })
    expect(filter({ createdAt: { greater_than: noon } })).toEqual({ createdAt: { greater_than_equal: next } })
    expect(filter({ createdAt: { greater_than_equal: noon } })).toEqual({ createdAt: { greater_than_equal: start } })
    expect(filter({ createdAt: { less_than: noon } })).toEqual({ createdAt: { less_than: start } })
    expect(filter({ createdAt: { less_than_equal: noon } })).toEqual({ createdAt: { less_than: next } })
    expect(filter({ createdAt: { not_equals: noon } })).toEqual({
      or: [{ createdAt: { less_than: start } }, { createdAt: { greater_than_equal: next } }],
    })
    expect(filter({ createdAt: { less_than: noon } }, 'Australia/Perth')).toEqual({
      createdAt: { less_than: '2026-11-24T16:00:00.000Z' },
    })
  })

  test('reads the day of a browser in Adelaide, and the seconds that a calendar leaves in it', () => {
    for (const value of ['2026-11-25T11:30:00.000Z', '2026-11-25T12:00:41.000Z'])
      expect(filter({ createdAt: { less_than: value } })).toEqual({
        createdAt: { less_than: '2026-11-24T14:00:00.000Z' },
      })
  })

  test('finds days that are stored as text, as staff type them', () => {
    expect(filter({ date: { equals: '25/11/2026' } })).toEqual({ date: { equals: '2026-11-25' } })
    expect(filter({ date: { like: '2026-11' } })).toEqual({ date: { like: '2026-11' } })
  })

  test('keeps all other conditions, however they are nested', () => {
    const where = {
      or: [{ and: [{ title: { like: noon } }, { createdAt: { exists: true } }, { createdAt: { less_than: '2026' } }] }],
    }
    expect(filter(where)).toEqual(where)
    expect(filter({ title: { equals: 'a' }, createdAt: { greater_than: noon } })).toEqual({
      and: [{ title: { equals: 'a' } }, { createdAt: { greater_than_equal: '2026-11-25T14:00:00.000Z' } }],
    })
    expect(filter({})).toEqual({})
  })
})
