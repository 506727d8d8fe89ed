import { expect, test } from 'vitest'
import { parseDateTime } from './dates'
import {
  parseCount,
  parseDollars,
  parseFeet,
  parseKilograms,
  parseMillimetres,
  parseNumber,
  parsePercent,
} from './measures'

test.each([
  [parseKilograms, '2,100', 2100],
  [parseKilograms, '3.5 t', 3500],
  [parseKilograms, '2100kg', 2100],
  [parseKilograms, '2100 lb', undefined],
  [parseKilograms, '-5', undefined],
  [parseMillimetres, '4,850', 4850],
  [parseMillimetres, '4.85 m', 4850],
  [parseMillimetres, 'long', undefined],
  [parseFeet, '18.5', 18.5],
  [parseFeet, `18'6"`, 18.5],
  [parseFeet, '18 ft 6 in', 18.5],
  [parseFeet, `21'`, 21],
  [parseFeet, '5.4864 m', 18],
  [parseFeet, '5486.4mm', 18],
  [parseFeet, `18'13"`, undefined],
  [parsePercent, '8.49% p.a.', 8.49],
  [parsePercent, '8.49', 8.49],
  [parsePercent, '8.49 dollars', undefined],
  [parseDollars, '$1,234.50', 1234.5],
  [parseDollars, '0', 0],
  [parseCount, '4 berths', 4],
  [parseCount, '4.5', undefined],
  [parseNumber, '80 L', 80],
  [parseNumber, '5 stars', 5],
  [parseNumber, 'five', undefined],
  [parseDateTime, '2026-05-01', '2026-05-01T00:00:00.000Z'],
  [parseDateTime, '2026-05-01T09:30:00+10:00', '2026-04-30T23:30:00.000Z'],
  [parseDateTime, '1/5/2026', '2026-05-01T00:00:00.000Z'],
  [parseDateTime, 'soon', undefined],
] as const)('[STK-02] %o reads %j as %j', (read, text, value) => {
  expect(read(text)).toBe(value)
})
