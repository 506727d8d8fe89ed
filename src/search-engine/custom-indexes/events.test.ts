import { describe, expect, test } from 'vitest'
import { RequestError } from '../request-error'
import { parseEvents } from './events'

const NOW_MS = 1_795_000_000_000
const click = {
  eventType: 'click',
  eventName: 'Vehicle opened',
  index: 'vehicles',
  userToken: 'anonymous-1',
  queryID: 'a'.repeat(32),
  objectIDs: ['one', 'two'],
  positions: [1, 2],
}
const without = (name: string): object => Object.fromEntries(Object.entries(click).filter(([key]) => key !== name))

describe('insights events', () => {
  test("[STK-05] accepts clicks, conversions and views, and ignores the widgets' internal events", () => {
    const { positions: _, ...conversion } = { ...click, eventType: 'conversion', eventSubtype: 'purchase' }
    const view = { eventType: 'view', eventName: 'Seen', index: 'vehicles', userToken: 'u', filters: ['make:Kia'] }
    const parsed = parseEvents({ events: [click, conversion, view, { eventType: 'instantsearch', any: 1 }] }, NOW_MS)
    expect(parsed.map(({ type, queryId, at }) => [type, queryId, at.getTime()])).toEqual([
      ['click', 'a'.repeat(32), NOW_MS],
      ['conversion', 'a'.repeat(32), NOW_MS],
      ['view', null, NOW_MS],
    ])
    expect(parseEvents({ events: [{ ...click, timestamp: NOW_MS - 1000 }] }, NOW_MS)[0]?.at.getTime()).toBe(
      NOW_MS - 1000,
    )
  })

  test.each([
    ['no list', {}],
    ['an empty list', { events: [] }],
    ['too many', { events: Array.from({ length: 1001 }, () => click) }],
    ['no object', { events: ['x'] }],
    ['an unknown type', { events: [{ ...click, eventType: 'hover' }] }],
    ['an unknown field', { events: [{ ...click, tenant_id: 'x' }] }],
    ['no name', { events: [without('eventName')] }],
    ['a long name', { events: [{ ...click, eventName: 'x'.repeat(65) }] }],
    ['a name that is not ASCII', { events: [{ ...click, eventName: 'geöffnet' }] }],
    ['no index', { events: [without('index')] }],
    ['no user', { events: [without('userToken')] }],
    ['a user with spaces', { events: [{ ...click, userToken: 'a b' }] }],
    ['a query id too short', { events: [{ ...click, queryID: 'abc' }] }],
    ['neither records nor filters', { events: [without('objectIDs')] }],
    ['records and filters', { events: [{ ...click, filters: ['make:Kia'] }] }],
    ['too many records', { events: [{ ...click, objectIDs: Array.from({ length: 21 }, () => 'x') }] }],
    ['no positions', { events: [without('positions')] }],
    ['too few positions', { events: [{ ...click, positions: [1] }] }],
    ['a position before the first', { events: [{ ...click, positions: [0, 1] }] }],
    ['positions of a view', { events: [{ ...click, eventType: 'view' }] }],
    ['an old time', { events: [{ ...click, timestamp: NOW_MS - 5 * 24 * 3600 * 1000 }] }],
    ['a time to come', { events: [{ ...click, timestamp: NOW_MS + 3600 * 1000 }] }],
    ['one bad among good', { events: [click, { ...click, eventType: 'hover' }] }],
  ])('[STK-05] %s: refuses all events, with a reason', (_, body) => {
    expect(() => parseEvents(body, NOW_MS)).toThrow(RequestError)
    try {
      parseEvents(body, NOW_MS)
    } catch (error) {
      expect(error).toMatchObject({ status: 422, message: expect.stringMatching(/.{10,}/) as string })
    }
  })
})
