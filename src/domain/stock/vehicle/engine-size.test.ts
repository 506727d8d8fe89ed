import { expect, test } from 'vitest'
import { formatEngineSize } from './engine-size'

test.each([
  ['motorcycle', '0.9L', 0.937, '937 cc'],
  ['motorcycle', '0.9L', undefined, '900 cc'],
  ['motorcycle', '1.2 litres', undefined, '1,200 cc'],
  ['motorcycle', '937cc', undefined, '937 cc'],
  ['motorcycle', '937', 0.94, '937 cc'],
  ['motorcycle', '50', undefined, '50 cc'],
  ['motorcycle', 'V-twin', 0.937, 'V-twin'],
  ['car', '2.0L', 1.998, '2.0L'],
  ['truck', '12.8L', undefined, '12.8L'],
  ['truck', '12,800', undefined, '12.8L'],
  ['car', '1364', 1.36, '1.4L'],
  ['car', '2', undefined, '2.0L'],
  ['car', '2.0', undefined, '2.0L'],
  ['car', '1998cc', undefined, '1998cc'],
  ['car', '2.0 Turbo', undefined, '2.0 Turbo'],
  ['car', '0', undefined, '0'],
] as const)(
  '[SHP-06] shows the engine of a %s with “%s” and %s litres as “%s”',
  (item_type, text, litres, expected) => {
    const exact = litres === undefined ? {} : { engine_size_litres: litres }
    expect(formatEngineSize({ item_type, ...exact }, text)).toBe(expected)
  },
)
