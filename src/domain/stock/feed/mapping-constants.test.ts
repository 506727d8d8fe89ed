import { describe, expect, test } from 'vitest'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { parseMapping } from './mapping'
import { listIssuesAt } from './mapping-draft'
import { parseConstant, findConstantProblem, formatConstant, withConstant } from './mapping-constants'

const parsedDealerCsv = parseMapping(dealerCsv)
if (!parsedDealerCsv.ok) throw new Error(parsedDealerCsv.problems.join())
const { mapping: dealer } = parsedDealerCsv

describe('[STK-02] constants of a mapping', () => {
  test.each([
    ['price_cents', '$20,990', 2_099_000, '20990'],
    ['reserved', 'yes', true, 'yes'],
    ['car_type', 'Used', 'used', 'used'],
    ['km', '45,000 km', 45_000, '45000'],
    ['tag', 'Great buy', 'Great buy', 'Great buy'],
    ['tag', '  ', undefined, ''],
  ] as const)('[STK-02] the constant of %s: %j is %j', (field, text, value, formatted) => {
    expect(parseConstant(field, text)).toBe(value)
    if (value !== undefined) expect(formatConstant(field, value)).toBe(formatted)
    const draft = withConstant(dealer, field, value)
    expect(parseMapping(draft).ok).toBe(true)
  })

  test('[STK-02] an unreadable constant is kept and reported', () => {
    const value = parseConstant('car_type', 'ancient')
    expect(value).toBe('ancient')
    expect(findConstantProblem('car_type', 'ancient')).toBe('Expected new, demo or used.')
    const parsed = parseMapping(withConstant(dealer, 'car_type', value))
    expect(listIssuesAt(parsed.ok ? [] : parsed.issues, 'constants.car_type')).toHaveLength(1)
    expect(withConstant(withConstant({ ...dealer }, 'tag', 'x'), 'tag', undefined).constants ?? {}).not.toHaveProperty(
      'tag',
    )
  })
})
