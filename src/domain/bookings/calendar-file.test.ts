import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCalendarFile, type CalendarEntry } from './calendar-file'

const entry: CalendarEntry = {
  uid: 'token@dealer.example',
  title: 'Test drive with Smith; Jones, Cars',
  from: Date.UTC(2026, 10, 26, 1, 30),
  to: Date.UTC(2026, 10, 26, 2, 0),
  createdAt: Date.UTC(2026, 10, 25, 1, 0),
  updatedAt: Date.UTC(2026, 10, 25, 1, 0),
  location: 'Banksia Toowong, 1 Coronation Drive\nToowong',
  url: 'https://dealer.example/success?booking=token',
}
const unfold = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n')

describe('[SHP-09] formatCalendarFile', () => {
  test('has the booking with its times in UTC, its place and its link', () => {
    expect(unfold(formatCalendarFile(entry))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Forecourt//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:token@dealer.example',
      'DTSTAMP:20261125T010000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20261126T013000Z',
      'DTEND:20261126T020000Z',
      String.raw`SUMMARY:Test drive with Smith\; Jones\, Cars`,
      String.raw`LOCATION:Banksia Toowong\, 1 Coronation Drive\nToowong`,
      'URL:https://dealer.example/success?booking=token',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('asks a calendar to remove a cancelled booking, by the same id and a higher number than any file before', () => {
    const sequenceIn = (file: string): number => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1])
    const moved = formatCalendarFile({ ...entry, updatedAt: entry.createdAt + 400 })
    const cancelled = formatCalendarFile({ ...entry, updatedAt: entry.createdAt + 900, cancelled: true })
    expect(sequenceIn(moved)).toBeGreaterThan(sequenceIn(formatCalendarFile(entry)))
    expect(sequenceIn(cancelled)).toBeGreaterThan(sequenceIn(moved))
    expect(unfold(cancelled)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${entry.uid}`]))
    expect(unfold(moved)).toContain('METHOD:PUBLISH')
  })

  test('no text can add a line, and no line is longer than 75 bytes', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constant('x\r\nBEGIN:VALARM\r\ny'))
    fc.assert(
      fc.property(text, text, (title, location) => {
        const file = formatCalendarFile({ ...entry, title, location })
        expect(unfold(file)).toHaveLength(18)
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }),
    )
  })
})
