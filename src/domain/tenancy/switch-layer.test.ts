import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listProblems } from '@/src/domain/switches/switch-problems'
import { resolveValues } from '@/src/domain/switches/resolve-values'
import { switches } from '@/src/domain/switches'
import {
  isValueOfKind,
  resolveInheritedValue,
  formatLayerProblems,
  matchesQuery,
  moveItem,
  findOwnValue,
  removePath,
  listUnusableValues,
  formatSwitchValue,
  withSwitchValue,
  type AnySwitch,
} from './switch-layer'

const every = Object.entries(switches).flatMap(([group, all]) =>
  Object.entries(all).map(([key, one]) => ({ group, key, one: one as AnySwitch })),
)
const someSwitch = fc.constantFrom(...every)
/** Stored layers: mostly with known names, values of any kind. */
const layer = fc.oneof(
  fc.anything(),
  fc.dictionary(
    fc.constantFrom(...Object.keys(switches), 'unknown'),
    fc.oneof(fc.dictionary(fc.constantFrom(...every.map(({ key }) => key), 'unknown'), fc.anything()), fc.anything()),
  ),
)

describe('editing a layer', () => {
  test('[TEN-02] setting a value changes only that switch, unsetting it inherits again', () => {
    fc.assert(
      fc.property(layer, someSwitch, fc.jsonValue(), (before, path, value) => {
        const changedLayer = withSwitchValue(before, path, value)
        expect(findOwnValue(changedLayer, path)).toEqual(value)
        expect(findOwnValue(withSwitchValue(changedLayer, path, undefined), path)).toBeUndefined()
        for (const other of every) {
          if (other.group === path.group && other.key === path.key) continue
          expect(findOwnValue(changedLayer, other)).toBe(findOwnValue(before, other))
        }
      }),
    )
  })

  test('[TEN-02] the inherited value is the effective one without the layer', () => {
    fc.assert(
      fc.property(layer, someSwitch, (template, { one, ...path }) => {
        const inherited = resolveInheritedValue(one, path, [{ name: 'the template', values: template }])
        const effective = resolveValues(switches, template) as Record<string, Record<string, unknown>>
        expect(inherited.value).toEqual(effective[path.group]?.[path.key])
      }),
    )
  })

  test('[TEN-02] names the origin of an inherited value', () => {
    const path = { group: 'search', key: 'page_size' }
    const one = switches.search.page_size
    const lowerLayers = [{ name: 'the template “Yard”', values: { search: { page_size: 30 } } }]
    expect(resolveInheritedValue(one, path, lowerLayers)).toEqual({ value: 30, from: 'the template “Yard”' })
    expect(resolveInheritedValue(one, path, [{ name: 'x', values: { search: { page_size: 'many' } } }])).toEqual({
      value: 21,
      from: 'the built-in default',
    })
  })

  test('[TEN-02] removing all unusable values leaves only displayable ones', () => {
    fc.assert(
      fc.property(layer, (stored) => {
        let current: unknown = stored
        for (const { at } of listUnusableValues(switches, stored)) current = removePath(current, at)
        expect(listUnusableValues(switches, current)).toEqual([])
        for (const { at } of listProblems(switches, current)) expect(at).toHaveLength(2)
      }),
    )
  })

  test('[TEN-02] a wrong type and an unknown switch are unusable; an out-of-range value is an error at its control', () => {
    const stored = { search: { page_size: 'many', min_photos: 99, unknown: 1 }, old: {}, display: 3 }
    expect(listUnusableValues(switches, stored).map(({ path }) => path)).toEqual([
      'search.page_size',
      'search.unknown',
      'old',
      'display',
    ])
    expect(isValueOfKind(switches.search.min_photos, 99)).toBe(true)
    expect(formatLayerProblems(switches, { search: { min_photos: 99 } })).toBe(
      'search.min_photos: Enter a whole number from 0 to 14.',
    )
    expect(formatLayerProblems(switches, {})).toBeNull()
  })
})

describe('displaying switches', () => {
  test('[TEN-03] finds a switch by words of its name, label and help', () => {
    const find = (words: string) => every.filter(({ one, ...path }) => matchesQuery(one, path, words))
    expect(find('')).toHaveLength(every.length)
    expect(find('page size').map(({ key }) => key)).toContain('page_size')
    expect(find('DRIVE away').map(({ key }) => key)).toEqual(['drive_away_text'])
    expect(find('no such thing at all')).toEqual([])
  })

  test.each(['hide financ', 'finance used', 'Used cars: finance!', 'USED finan hid', 'hide used-car repayments'])(
    '[TEN-03] finds a switch by %j: parts of words, in any order, whatever separates them',
    (words) => {
      const found = every.filter(({ one, ...path }) => matchesQuery(one, path, words))
      expect(found.map(({ key }) => key)).toContain('hide_used')
      expect(found.length).toBeLessThan(10)
    },
  )

  test('[TEN-03] formats values', () => {
    expect([true, false, '', [], ['a', 'b'], 4, null].map((value) => formatSwitchValue(value))).toEqual([
      'On',
      'Off',
      'empty',
      'none',
      'a, b',
      '4',
      'null',
    ])
  })

  test('[TEN-03] moving keeps every entry, and does nothing beyond the ends', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(9), fc.constantFrom(-1, 1), (items, from, by) => {
        const next = moveItem(items, from, by)
        expect([...next].sort()).toEqual([...items].sort())
        const possible = items[from] !== undefined && items[from + by] !== undefined
        expect(next[possible ? from + by : from]).toBe(items[from])
      }),
    )
  })
})
