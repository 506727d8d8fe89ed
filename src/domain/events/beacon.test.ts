import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_BEACON_BYTES, parseBeacon } from './beacon'
import { eventIds, eventName, isEventId } from './event-ids'

const VEHICLE_ID = '01a1ff71-fedd-713d-adb3-41931a194e39'
const parse = (body: unknown) => parseBeacon(JSON.stringify(body))

describe('parseBeacon', () => {
  test('[ANL-01] [VDP-13] parses events and views as a page sends them, each vehicle once', () => {
    expect(
      parse({
        events: [
          { id: 4, car_id: VEHICLE_ID, path: '/cars/x' },
          { id: 22, path: '/contact' },
        ],
        views: [VEHICLE_ID, VEHICLE_ID],
      }),
    ).toEqual({
      events: [
        { id: 4, car_id: VEHICLE_ID, path: '/cars/x' },
        { id: 22, path: '/contact' },
      ],
      views: [VEHICLE_ID],
      zeroResults: [],
      searches: [],
    })
    expect(parse({})).toEqual({ events: [], views: [], zeroResults: [], searches: [] })
    expect(parse({ zeroResults: ['Yeti', 'yeti ', 'a@b.example'] })?.zeroResults).toEqual(['yeti'])
    expect(parse({ searches: ['White  Ute', 'white ute', '0400 000 000'] })?.searches).toEqual(['white ute'])
  })

  test('[ANL-01] removes the query of a path, which may contain personal data', () => {
    expect(parse({ events: [{ id: 9, path: '/finance?email=a@b.example#x' }] })?.events).toEqual([
      { id: 9, path: '/finance' },
    ])
  })

  test.each([
    ['invalid JSON', '{'],
    ['text in place of an object', '"x"'],
    ['an unknown number', JSON.stringify({ events: [{ id: 5, path: '/' }] })],
    ['a number as text', JSON.stringify({ events: [{ id: '4', path: '/' }] })],
    ['no path', JSON.stringify({ events: [{ id: 4 }] })],
    ['another site’s path', JSON.stringify({ events: [{ id: 4, path: 'https://a.example/' }] })],
    ['a path with a NUL', '{"events":[{"id":4,"path":"/a\\u0000"}]}'],
    ['a path with a line end', '{"events":[{"id":4,"path":"/a\\n"}]}'],
    ['a path with a lone surrogate', '{"events":[{"id":4,"path":"/a\\ud800"}]}'],
    ['an invalid vehicle id', JSON.stringify({ events: [{ id: 4, path: '/', car_id: 'x' }] })],
    ['a view of an invalid id', JSON.stringify({ views: ["x' OR 1=1"] })],
    ['too many events', JSON.stringify({ events: Array.from({ length: 21 }, () => ({ id: 4, path: '/' })) })],
    ['too many views', JSON.stringify({ views: Array.from({ length: 21 }, () => VEHICLE_ID) })],
    ['too many searches', JSON.stringify({ zeroResults: Array.from({ length: 6 }, () => 'x') })],
    ['too many bytes', JSON.stringify({ events: [], x: 'x'.repeat(MAX_BEACON_BYTES) })],
  ])('[ANL-01] rejects a beacon with %s', (_name, text) => {
    expect(parseBeacon(text)).toBeNull()
  })

  test('[ANL-01] never throws and never exceeds its limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const beacon = parseBeacon(text)
        expect(beacon === null || (beacon.events.length <= 20 && beacon.views.length <= 20)).toBe(true)
      }),
    )
  })

  test('[ANL-01] has fourteen event numbers, each with its own name', () => {
    expect(Object.values(eventIds).sort((a, b) => a - b)).toEqual([
      4, 9, 14, 15, 17, 18, 22, 25, 26, 39, 48, 51, 60, 61,
    ])
    for (const [name, id] of Object.entries(eventIds)) expect(eventName(id)).toBe(name)
    expect(isEventId(5)).toBe(false)
  })
})
