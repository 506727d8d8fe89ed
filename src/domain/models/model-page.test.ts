import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { CrossSell, CrossSellSize } from './model'
import {
  listCrossSells,
  listFirstSpecifications,
  isModelSlug,
  splitParagraphs,
  splitSystems,
  shownStatusOf,
  variantActionOf,
} from './model-page'

describe('model page', () => {
  test('[MOD-02] lists the first four specifications with a value', () => {
    const all = [
      { value: '137 kW', category: 'Power' },
      { category: 'Range' },
      { value: 'null', category: 'Torque' },
      { value: ' 475 L ', category: 'Boot' },
      { value: '', category: 'Seats' },
      { value: '5 stars', category: 'ANCAP' },
      { value: '7-speed', category: 'Gearbox' },
      { value: 'AWD', category: 'Drive' },
    ]
    expect(listFirstSpecifications(all).map(({ value }) => value)).toEqual(['137 kW', '475 L', '5 stars', '7-speed'])
    expect(listFirstSpecifications([])).toEqual([])
  })

  test('[MOD-02] never lists more than four, each with a value, in their order', () => {
    const one = fc.record(
      { value: fc.string({ maxLength: 4 }), category: fc.string({ maxLength: 4 }) },
      { requiredKeys: ['category'] },
    )
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (all) => {
        const shown = listFirstSpecifications(all)
        const withValue = all.filter(({ value }) => !/^\s*(?:null|undefined|n\/?a|-+)?\s*$/i.test(value ?? ''))
        expect(shown.map(({ category }) => category)).toEqual(withValue.slice(0, 4).map(({ category }) => category))
        for (const { value } of shown) expect(value.trim()).not.toBe('')
      }),
    )
  })

  test('[MOD-05] shows six systems; the expander gives the number of all', () => {
    const all = Array.from({ length: 18 }, (_, at) => at)
    const { shown, rest, more } = splitSystems(all)
    expect([shown.length, rest.length]).toEqual([6, 12])
    expect(more).toBe('See rest of 18 Smart Driver Assistance Systems')
    expect(splitSystems(all.slice(0, 6)).rest).toEqual([])
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (list) => {
        const parts = splitSystems(list)
        expect([...parts.shown, ...parts.rest]).toEqual(list)
        expect(parts.more).toContain(`of ${list.length} `)
      }),
    )
  })

  test('[MOD-05] lists one model each that is smaller, bigger, similar', () => {
    const sell = (size: CrossSellSize, slug: string): CrossSell => ({
      size,
      model: { name: slug, slug, manufacturer: 'Chery', body: '' },
    })
    const all = [sell('similar', 'c'), sell('bigger', 'b'), sell('similar', 'd'), sell('smaller', 'a')]
    expect(listCrossSells(all).map(({ model }) => model.slug)).toEqual(['a', 'b', 'c'])
  })

  test('[MOD-03] a coming model links to the interest form, any other to the test drive', () => {
    expect(variantActionOf('available', resolveSwitches({}, {}))).toEqual({
      label: 'Test Drive',
      href: '/book-test-drive',
    })
    expect(variantActionOf('available', resolveSwitches({}, {}), ['caravan']).label).toBe('Inspection')
    const without = resolveSwitches({}, { vehicle: { test_drive: false } })
    expect(variantActionOf('available', without)).toEqual({ label: 'Enquire', href: '/contact' })
    expect(variantActionOf('coming_soon', resolveSwitches({}, {}))).toEqual({
      label: 'Register Interest',
      href: '#register-interest-form',
    })
  })

  test('[MOD-03] an announced model is available once a vehicle of it is in stock', () => {
    const model = { manufacturer: { name: 'Chery' }, name: 'Omoda E5' }
    const stocked = new Set(['chery:omoda 5', 'chery:omoda e5'])
    expect(shownStatusOf({ ...model, status: 'coming_soon' }, stocked)).toBe('available')
    expect(shownStatusOf({ ...model, name: 'OMODA E5', status: 'coming_soon' }, stocked)).toBe('available')
    expect(shownStatusOf({ ...model, name: 'Omoda 5 FX', status: 'coming_soon' }, stocked)).toBe('coming_soon')
    expect(shownStatusOf({ ...model, status: 'available' }, new Set())).toBe('available')
  })

  test('[MOD-01] queries the database only for valid slugs', () => {
    expect(['tiggo-7-pro', 'x'].map(isModelSlug)).toEqual([true, true])
    expect(['', 'Tiggo', 'a--b', '-a', 'a/b', "a'b", 'a'.repeat(81)].map(isModelSlug)).toEqual(Array(7).fill(false))
  })

  test('[BRD-01] splits paragraphs at empty lines', () => {
    expect(splitParagraphs('One\nstill one\n\n  \nTwo\n\n\n')).toEqual(['One\nstill one', 'Two'])
    expect(splitParagraphs('')).toEqual([])
  })
})
