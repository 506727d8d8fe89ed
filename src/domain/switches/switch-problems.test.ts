import { describe, expect, test } from 'vitest'
import { listProblems } from './switch-problems'
import { resolveSwitches, switches } from './index'

describe('switches', () => {
  test('[TEN-03] every default is valid, and every switch has a label and help', () => {
    for (const [group, all] of Object.entries(switches)) {
      for (const [key, one] of Object.entries(all)) {
        expect(one.schema.safeParse(one.default).success, `${group}.${key}`).toBe(true)
        expect(one.label.length > 2 && one.help.length > 5, `${group}.${key}`).toBe(true)
      }
    }
  })

  test('[TEN-03] [TEN-07] lists of fees and of terms accept only valid lines', () => {
    const listMessages = (finance: object) => listProblems(switches, { finance }).map(({ message }) => message)
    expect(
      listMessages({ fees: ['Establishment fee: 395', 'Account fee: $8.50 monthly'], calculator_terms: ['3', '4.5'] }),
    ).toEqual([])
    for (const line of ['395', 'Fee', 'Fee: lots', 'Fee: 1.234'])
      expect(listMessages({ fees: [line] })).toEqual([
        'Enter a name, a colon and dollars, such as “Establishment fee: 395”.',
      ])
    for (const term of ['five', '0.25', '120', '-3'])
      expect(listMessages({ calculator_terms: [term] })).toEqual(['Enter years, such as 3 or 4.5.'])
  })

  test('[TEN-03] rejects unknown switches and out-of-range values with their path', () => {
    expect(listProblems(switches, { search: { page_size: 21 } })).toEqual([])
    expect(listProblems(switches, { search: { page_size: 0, nonsense: 1 }, other: {} }).map((one) => one.path)).toEqual(
      ['search.page_size', 'search.nonsense', 'other'],
    )
    expect(listProblems(switches, { search: { constructor: 1 } }).map((one) => one.path)).toEqual([
      'search.constructor',
    ])
  })

  test('[TEN-03] a problem says what is expected', () => {
    for (const [group, all] of Object.entries(switches)) {
      for (const key of Object.keys(all)) {
        const [found] = listProblems(switches, { [group]: { [key]: { no: 'value' } } })
        expect(found?.message, `${group}.${key}`).toMatch(/^(Choose|Enter) /)
        expect(found?.at).toEqual([group, key])
      }
    }
  })

  test('[STK-07] [TEN-03] rejects an invalid base filter at its field; a stored one has no effect', () => {
    for (const base_filter of ['make=Land Rover', 'car_type=used OR price>0', '(make=Kia', 'colur=Red']) {
      const layer = { search: { base_filter, page_size: 12 } }
      const [found] = listProblems(switches, layer)
      expect(found?.path).toBe('search.base_filter')
      expect(found?.message).toMatch(/make=|same OR|expected '\)'|no attribute/)
      expect(resolveSwitches({ search: { base_filter: 'car_type=used' } }, layer).search).toMatchObject({
        base_filter: 'car_type:"used"',
        page_size: 12,
      })
    }
    const good = { search: { base_filter: 'make="Land Rover" AND price>0' } }
    expect(listProblems(switches, good)).toEqual([])
    expect(resolveSwitches({}, good).search.base_filter).toBe('make:"Land Rover" AND price > 0')
  })

  test('[TEN-04] [TEN-05] [TEN-08] checks ranges, formats and known entries', () => {
    const listMessages = (layer: unknown) => listProblems(switches, layer).map(({ message }) => message)
    expect(listMessages({ search: { page_size: 20.5 } })).toEqual(['Enter a whole number from 3 to 60.'])
    expect(listMessages({ display: { min_review_rating: 4.5, slider_width: '1280' } })).toEqual([])
    expect(listMessages({ search: { sorts: ['latest', 'cheapest'] } })[0]).toMatch(/^Choose from relevant/)
    expect(listMessages({ search: { popular_makes: ['Kia', 'Kia'] } })).toEqual([
      'Remove the entry that’s in the list twice.',
    ])
    expect(listMessages({ search: { no_results_path: '//elsewhere.example' } })).toHaveLength(1)
    expect(listMessages({ display: { certified_badge: 'javascript:alert(1)' } })).toHaveLength(1)
    expect(
      listMessages({ contact: { phone_used: '07 5550 1234', phone_new: '', phone_demo: '+61 7 5550 1234' } }),
    ).toEqual([])
  })
})
