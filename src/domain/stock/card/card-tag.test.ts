import { describe, expect, test } from 'vitest'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { now, testVehicle } from '@/src/domain/stock/vehicle/vehicle.test-support'
import { findCardTag, findEssentialTag, listPageTags, withoutCommonTag } from './card-tag'
import { createRecord as record, display } from './card.test-support'

describe('[CARD-03] the card’s tag', () => {
  const seconds = now.getTime() / 1000
  const all = record({
    fuel: 'Plug-in Hybrid',
    reserved: true,
    certified: true,
    tag: 'Test Drive Only',
    status: 'coming_soon',
    created_at: seconds - 86_400,
  })

  test('[CARD-03] is the first that applies', () => {
    const kinds = []
    let remaining: StockRecord = all
    for (const without of [
      { fuel: 'Petrol' },
      { reserved: false },
      { certified: false },
      { tag: '' },
      { status: 'in_stock' },
      { created_at: 0 },
    ] as const) {
      kinds.push(findCardTag(remaining, display, now)?.kind)
      remaining = { ...remaining, ...without }
    }
    expect([...kinds, findCardTag(remaining, display, now)]).toEqual([
      'hybrid',
      'reserved',
      'certified',
      'custom',
      'coming_soon',
      'new',
      undefined,
    ])
  })

  test('[CARD-03] shows the new tag for 8 days, and the electric tag by its switch', () => {
    const aged = (days: number) => findCardTag(record({ created_at: seconds - days * 86_400 }), display, now)?.text
    expect([aged(0), aged(7.99), aged(8), aged(-1)]).toEqual(['Just in', 'Just in', undefined, undefined])
    const tagOf = (car_type: StockRecord['car_type']) =>
      findCardTag(record({ car_type, created_at: seconds }), display, now)?.text
    expect([tagOf('new'), tagOf('demo'), tagOf('used')]).toEqual(['New', 'Just in', 'Just in'])
    expect(findCardTag(record({ created_at: seconds }), { ...display, just_in_tag: '' }, now)).toBeUndefined()
    expect(findCardTag(record({ fuel: 'Electric' }), { ...display, electric_tag: false }, now)).toBeUndefined()
  })

  test('[CARD-03] a tag that most cards would have is shown on none, unless it says what a shopper must know', () => {
    const card = (kind: string | undefined) =>
      kind === undefined ? { title: 'car' } : { title: 'car', tag: { kind, text: kind } }
    const kindsOf = (...kinds: (string | undefined)[]) =>
      withoutCommonTag(kinds.map(card), () => undefined).map(({ tag }) => tag?.kind)
    expect(kindsOf('hybrid', 'hybrid', undefined, undefined)).toEqual(['hybrid', 'hybrid', undefined, undefined])
    expect(kindsOf('hybrid', 'hybrid', 'hybrid', 'electric')).toEqual([undefined, undefined, undefined, 'electric'])
    expect(kindsOf('hybrid', 'hybrid', 'hybrid')).toEqual(['hybrid', 'hybrid', 'hybrid'])
    for (const kind of ['electric', 'hybrid', 'custom', 'new'])
      expect(kindsOf(kind, kind, kind, 'reserved')[0]).toBeUndefined()
    for (const kind of ['reserved', 'coming_soon', 'certified'])
      expect(kindsOf(kind, kind, kind, kind)).toEqual(Array(4).fill(kind))
  })

  test('[CARD-03] in a list of electric cars the reserved ones and those coming soon say so', () => {
    const records = [
      record({ fuel: 'Electric' }),
      record({ fuel: 'Electric', status: 'coming_soon' }),
      record({ fuel: 'Electric', reserved: true, status: 'coming_soon' }),
      record({ fuel: 'Electric', tag: 'In the showroom', created_at: seconds }),
    ]
    const cards = records.map((one) => omitEmpty({ tag: findCardTag(one, display, now) }))
    const shown = withoutCommonTag(cards, (position) => {
      const one = records[position]
      return one && findEssentialTag(one, display, now)
    })
    expect(shown.map(({ tag }) => tag?.text)).toEqual([undefined, 'Coming Soon', 'Reserved', undefined])
  })

  test('[TEN-05] a certified vehicle has the dealer’s badge where there is one', () => {
    const one = record({ certified: true })
    expect(findCardTag(one, { ...display, certified_badge: '/badges/certified.svg' }, now)).toMatchObject({
      image: '/badges/certified.svg',
    })
    expect(findCardTag(one, { ...display, certified_badge: '' }, now)).not.toHaveProperty('image')
  })

  test('[CARD-03] [SRCH-04] a used vehicle of the certified make is certified on its card and in the search, a new one is not', () => {
    const rules = { certified_make: ' Lexus ', series_order: false }
    const of = (change: Partial<Vehicle>, own = rules) =>
      toSearchRecord({ ...testVehicle, ...change }, { tenantId: 't', rules: own })
    const used = of({ make: 'LEXUS' })
    expect(used.certified).toBe(true)
    expect(findCardTag(used, display, now)).toMatchObject({ kind: 'certified', make: 'LEXUS' })
    for (const other of [
      of({ make: 'Lexus', car_type: 'new' }),
      of({}),
      of({ make: '' }, { ...rules, certified_make: ' ' }),
    ]) {
      expect(other.certified).toBe(false)
      expect(findCardTag(other, display, now)).toBeUndefined()
    }
    expect(of({ certified: true, car_type: 'demo' }).certified).toBe(true)
  })
})

test('[VDP-10] [CARD-03] a page also shows reserved and coming soon, each once', () => {
  const kinds = (over: Parameters<typeof record>[0]) => listPageTags(record(over), display, now).map(({ kind }) => kind)
  expect(kinds({ fuel: 'Electric', reserved: true })).toEqual(['electric', 'reserved'])
  expect(kinds({ fuel: 'Petrol Hybrid', reserved: true })).toEqual(['hybrid', 'reserved'])
  expect(kinds({ reserved: true })).toEqual(['reserved'])
  expect(kinds({ fuel: 'Electric' })).toEqual(['electric'])
  expect(kinds({ fuel: 'Electric', status: 'coming_soon' })).toEqual(['electric', 'coming_soon'])
  expect(kinds({ reserved: true, status: 'coming_soon' })).toEqual(['reserved', 'coming_soon'])
  expect(kinds({ status: 'coming_soon' })).toEqual(['coming_soon'])
  expect(kinds({})).toEqual([])
})
