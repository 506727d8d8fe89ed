import { expect, test } from 'vitest'
import { momentOf } from './dates'
import { countOf, dollarsOf, feetOf, kilogramsOf, millimetresOf, numberOf, percentOf } from './measures'

test.each([
  [kilogramsOf, '2,100', 2100],
  [kilogramsOf, '3.5 t', 3500],
  [kilogramsOf, '2100kg', 2100],
  [kilogramsOf, '2100 lb', undefined],
  [kilogramsOf, '-5', undefined],
  [millimetresOf, '4,850', 4850],
  [millimetresOf, '4.85 m', 4850],
  [millimetresOf, 'long', undefined],
  [feetOf, '18.5', 18.5],
  [feetOf, `18'6"`, 18.5],
  [feetOf, '18 ft 6 in', 18.5],
  [feetOf, `21'`, 21],
  [feetOf, '5.4864 m', 18],
  [feetOf, '5486.4mm', 18],
  [feetOf, `18'13"`, undefined],
  [percentOf, '8.49% p.a.', 8.49],
  [percentOf, '8.49', 8.49],
  [percentOf, '8.49 dollars', undefined],
  [dollarsOf, '$1,234.50', 1234.5],
  [dollarsOf, '0', 0],
  [countOf, '4 berths', 4],
  [countOf, '4.5', undefined],
  [numberOf, '80 L', 80],
  [numberOf, '5 stars', 5],
  [numberOf, 'five', undefined],
  [momentOf, '2026-05-01', '2026-05-01T00:00:00.000Z'],
  [momentOf, '2026-05-01T09:30:00+10:00', '2026-04-30T23:30:00.000Z'],
  [momentOf, '1/5/2026', '2026-05-01T00:00:00.000Z'],
  [momentOf, 'soon', undefined],
] as const)('[STK-02] %o reads %j as %j', (read, text, value) => {
  expect(read(text)).toBe(value)
})
