import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problems, resolve } from './kit'
import { resolveSwitches, switches } from './switches'

describe('switches', () => {
  test('[TEN-03] every default obeys its own rule and every switch says what it is', () => {
    for (const [group, all] of Object.entries(switches)) {
      for (const [key, one] of Object.entries(all)) {
        expect(one.schema.safeParse(one.default).success, `${group}.${key}`).toBe(true)
        expect(one.label.length > 2 && one.help.length > 5, `${group}.${key}`).toBe(true)
      }
    }
  })

  test('[TEN-02] the tenant goes before the template, the template before the default', () => {
    expect(resolveSwitches({}, {}).search.page_size).toBe(21)
    expect(resolveSwitches({ search: { page_size: 12 } }, {}).search.page_size).toBe(12)
    expect(resolveSwitches({ search: { page_size: 12 } }, { search: { page_size: 30 } }).search.page_size).toBe(30)
  })

  test('[TEN-02] an absent key inherits; an empty list is a choice', () => {
    const template = { search: { popular_makes: ['Kia'] } }
    expect(resolveSwitches(template, {}).search.popular_makes).toEqual(['Kia'])
    expect(resolveSwitches(template, { search: { popular_makes: [] } }).search.popular_makes).toEqual([])
  })

  test('[TEN-02] whatever is stored, what is in force obeys every rule', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (template, own) => {
        const values = resolve(switches, template, own) as Record<string, Record<string, unknown>>
        for (const [group, all] of Object.entries(switches)) {
          for (const [key, one] of Object.entries(all)) {
            expect(one.schema.safeParse(values[group]?.[key]).success).toBe(true)
          }
        }
      }),
    )
  })

  test('[TEN-03] unknown switches and values out of bounds are refused with their path', () => {
    expect(problems(switches, { search: { page_size: 21 } })).toEqual([])
    expect(problems(switches, { search: { page_size: 0, nonsense: 1 }, other: {} }).map((one) => one.path)).toEqual([
      'search.page_size',
      'search.nonsense',
      'other',
    ])
    expect(problems(switches, { search: { constructor: 1 } }).map((one) => one.path)).toEqual(['search.constructor'])
  })
})
