import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  listColours,
  formatColour,
  findFirstOfStyle,
  sortByStyle,
  listStyleTabs,
  listVariantTabs,
  wrapIndex,
} from './colours'
import { oemIds, type ModelColour, type OemId } from './model'

const colour = (name: string, oem_id?: OemId, model_variant_name?: string): ModelColour => ({
  name,
  hexCode: '#112233',
  ...(oem_id && { oem_id }),
  ...(model_variant_name !== undefined && { model_variant_name }),
})
const many = (count: number, ...styles: OemId[]) =>
  Array.from({ length: count }, (_, at) => colour(`c${at}`, styles[at % styles.length]))

const anyColour = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 8 }),
    oem_id: fc.option(fc.constantFrom(...oemIds), { nil: undefined }),
    variant: fc.option(fc.constantFrom('Urban', 'Elite', 'Ultimate', 'Gone'), { nil: undefined }),
  })
  .map(({ name, oem_id, variant }) => colour(name, oem_id, variant))
const variants = [{ name: 'Urban' }, { name: 'Elite' }, { name: 'Ultimate' }]

describe('colour picker', () => {
  test('[MOD-04] sorts body styles in the order of the specification', () => {
    const shuffled: OemId[] = ['hatch', '4_door', 'single_cab', 'sedan', '2_door', 'extra_cab', 'wagon', 'dual_cab']
    expect(sortByStyle(shuffled.map((style) => colour(style, style))).map((one) => one.oem_id)).toEqual([
      'wagon',
      'sedan',
      'hatch',
      'dual_cab',
      'extra_cab',
      'single_cab',
      '2_door',
      '4_door',
    ])
  })

  test('[MOD-04] sorting keeps all colours and staff’s order within a style, and is idempotent', () => {
    fc.assert(
      fc.property(fc.array(anyColour), (colours) => {
        const ordered = sortByStyle(colours)
        expect(ordered).toHaveLength(colours.length)
        for (const style of [...oemIds, undefined]) {
          const of = (all: readonly ModelColour[]) => all.filter((one) => one.oem_id === style)
          expect(of(ordered)).toEqual(of(colours))
        }
        expect(sortByStyle(ordered)).toEqual(ordered)
      }),
    )
  })

  test('[MOD-04] arrows wrap around at both ends', () => {
    expect([wrapIndex(4, 1, 5), wrapIndex(0, -1, 5), wrapIndex(2, 1, 5), wrapIndex(0, 1, 0)]).toEqual([0, 4, 3, 0])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(299), fc.constantFrom(1, -1), (count, from, by) => {
        const at = from % count
        const to = wrapIndex(at, by, count)
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThan(count)
        expect(wrapIndex(to, -by, count)).toBe(at)
        let round = at
        for (let step = 0; step < count; step += 1) round = wrapIndex(round, by, count)
        expect(round).toBe(at)
      }),
    )
  })

  test('[MOD-04] has tabs by body style with three styles and more than fifteen colours', () => {
    expect(listStyleTabs(many(16, 'hatch', 'sedan', 'wagon'))).toEqual(['wagon', 'sedan', 'hatch'])
    expect(listStyleTabs(many(15, 'hatch', 'sedan', 'wagon'))).toEqual([])
    expect(listStyleTabs(many(200, 'dual_cab', 'single_cab'))).toEqual([])
    expect(listStyleTabs(many(18, 'single_cab', 'dual_cab', 'extra_cab'))).toEqual([
      'dual_cab',
      'extra_cab',
      'single_cab',
    ])
    fc.assert(
      fc.property(fc.array(anyColour, { maxLength: 40 }), (colours) => {
        const styles = new Set(colours.flatMap((one) => one.oem_id ?? []))
        expect(listStyleTabs(colours).length).toBe(styles.size >= 3 && colours.length > 15 ? styles.size : 0)
      }),
    )
  })

  test('[MOD-04] a body style’s tab selects its first colour', () => {
    const visible = listColours(many(18, 'hatch', 'sedan', 'wagon'), undefined)
    expect([
      findFirstOfStyle(visible, 'wagon'),
      findFirstOfStyle(visible, 'sedan'),
      findFirstOfStyle(visible, 'hatch'),
    ]).toEqual([0, 6, 12])
    expect(findFirstOfStyle(visible, '2_door')).toBe(0)
  })

  test('[MOD-04] has tabs by variant if the variants’ colours differ', () => {
    expect(listVariantTabs(variants, [colour('a'), colour('b', undefined, 'Ultimate')])).toEqual([
      'Urban',
      'Elite',
      'Ultimate',
    ])
    expect(listVariantTabs(variants, [colour('a', undefined, 'Ultimate'), colour('b', undefined, 'Urban')])).toEqual([
      'Urban',
      'Ultimate',
    ])
    expect(listVariantTabs(variants.slice(0, 1), [colour('a')])).toEqual([])
    expect(listVariantTabs([], [colour('a')])).toEqual([])
    expect(listVariantTabs(variants, [])).toEqual([])
  })

  test('[MOD-04] every colour is in a tab, and no tab is empty', () => {
    fc.assert(
      fc.property(fc.array(anyColour, { minLength: 1 }), (colours) => {
        const tabs = listVariantTabs(variants, colours)
        const visible =
          tabs.length === 0 ? [listColours(colours, undefined)] : tabs.map((tab) => listColours(colours, tab))
        for (const list of visible) expect(list.length).toBeGreaterThan(0)
        expect(new Set(visible.flat())).toEqual(new Set(colours))
        expect(new Set(tabs).size).toBe(tabs.length)
      }),
    )
  })

  test('[MOD-04] formats a colour with its body style', () => {
    expect(formatColour(colour('Dusk', 'dual_cab'))).toBe('Dusk, Dual cab')
    expect(formatColour(colour('Dusk'))).toBe('Dusk')
  })
})
