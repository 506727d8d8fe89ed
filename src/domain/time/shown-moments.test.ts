import { describe, expect, test } from 'vitest'
import { readShownMoment } from './shown-moments'

describe('moments that the panel’s framework writes', () => {
  test('[STF-03] reads its format', () => {
    expect(readShownMoment('25/11/2026, 9:05 am')).toEqual([2026, 10, 25, 9, 5])
    expect(readShownMoment('1/01/2027, 12:00 am')).toEqual([2027, 0, 1, 0, 0])
    expect(readShownMoment('25/11/2026, 12:30 pm')).toEqual([2026, 10, 25, 12, 30])
  })

  test('[STF-03] leaves every other text alone, such as a moment that names its zone', () => {
    for (const text of ['25/11/2026, 9:05 am AEST', '25/11/2026', 'Nov 2026', 'Last Modified', ''])
      expect(readShownMoment(text), text).toBeUndefined()
  })
})
