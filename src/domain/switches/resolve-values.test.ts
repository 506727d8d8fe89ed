import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveValues } from './resolve-values'
import { resolveSwitches, switches } from './index'

describe('effective values of switches', () => {
  test('[TEN-02] the tenant overrides the template, the template the default', () => {
    expect(resolveSwitches({}, {}).search.page_size).toBe(21)
    expect(resolveSwitches({ search: { page_size: 12 } }, {}).search.page_size).toBe(12)
    expect(resolveSwitches({ search: { page_size: 12 } }, { search: { page_size: 30 } }).search.page_size).toBe(30)
  })

  test('[TEN-02] an absent key inherits; an empty list is a value', () => {
    const template = { search: { popular_makes: ['Kia'] } }
    expect(resolveSwitches(template, {}).search.popular_makes).toEqual(['Kia'])
    expect(resolveSwitches(template, { search: { popular_makes: [] } }).search.popular_makes).toEqual([])
  })

  test('[TEN-02] effective values are always valid, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (template, own) => {
        const values = resolveValues(switches, template, own) as Record<string, Record<string, unknown>>
        for (const [group, all] of Object.entries(switches)) {
          for (const [key, one] of Object.entries(all)) {
            expect(one.schema.safeParse(values[group]?.[key]).success).toBe(true)
          }
        }
      }),
    )
  })
})
