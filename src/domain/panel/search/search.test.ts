import { describe, expect, test } from 'vitest'
import { findPanelPages } from './search-pages'
import { describeDocument, searchKinds } from './search-kinds'
import { findSettingFields, findSwitches } from './search-settings'
import { arrangeGroups } from './search-results'
import {
  parseSearchText,
  rankResult,
  rankText,
  toCode,
  toPhoneDigits,
  toReferenceTail,
  type SearchText,
} from './search-text'

const textOf = (typedText: string): SearchText => {
  const text = parseSearchText(typedText)
  if (text === null) throw new Error(`“${typedText}” is too short.`)
  return text
}

describe('[ADM-07] a text that staff search the panel for', () => {
  test('has words in lower case, and is limited in length and number of words', () => {
    expect(parseSearchText('  Toyota \t Corolla toyota ')).toEqual({
      text: 'Toyota Corolla toyota',
      words: ['toyota', 'corolla'],
    })
    expect(textOf('x'.repeat(500)).text).toHaveLength(100)
    expect(textOf('a b c d e f g h').words).toHaveLength(6)
  })

  test.each([undefined, '', 'x', '  x ', 7, ['toyota'], '\0\0'])('%j is too short', (value) => {
    expect(parseSearchText(value)).toBeNull()
  })

  test('is compared with plates and stock numbers without spaces', () => {
    expect(toCode('abc 12d')).toBe('ABC12D')
    expect(toCode('JTN-KB32 K100')).toBe('JTNKB32K100')
  })

  test.each([
    ['0412 345 678', '412345678'],
    ['+61 412 345 678', '412345678'],
    ['0061412345678', '412345678'],
    ['(07) 3555 0100', '735550100'],
    ['345 678', '345678'],
    ['1234', null],
    ['Corolla 2020', null],
  ])('%s is a phone number by its digits: %s', (typedText, digits) => {
    expect(toPhoneDigits(typedText)).toBe(digits)
  })

  test.each([
    ['7F3A-22B1', '7f3a22b1'],
    ['7f3a 22b1', '7f3a22b1'],
    ['7F3A-22B', null],
    ['Corollas', null],
  ])('%s is the reference of a lead: %s', (typedText, tail) => {
    expect(toReferenceTail(typedText)).toBe(tail)
  })

  test('is best at the start of a text, then as whole words, as starts of words, and inside words', () => {
    const text = textOf('tiggo 7')
    const titles = ['Tiggo 7 Pro', '7 seats: Tiggo', 'Tiggo 70', 'A Tiggos 70', 'Antiggo 70', 'Arrizo']
    expect(titles.map((title) => rankText(title, text))).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('counts in other texts of a result as in its title, which is only preferred', () => {
    const text = textOf('ava')
    const customer = rankResult('Ava Nguyen', ['ava@shopper.example'], text)
    const byEmail = rankResult('A. Nguyen', ['ava@shopper.example'], text)
    const vehicle = rankResult('2021 Nissan Navara', ['S100'], text)
    expect(customer).toBeLessThan(byEmail)
    expect(byEmail).toBeLessThan(vehicle)
  })
})

describe('[ADM-07] settings', () => {
  test('are found by the words of a switch, those of its label first', () => {
    const found = findSwitches(textOf('weekly repayments'))
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.title.toLowerCase()).toContain('repayment')
    expect(
      found.every(({ anchor, collection }) => anchor.startsWith('switch-') && collection === 'site-settings'),
    ).toBe(true)
  })

  test('are found by the words of a field and its form', () => {
    const field = {
      collection: 'site-settings',
      form: 'Site settings',
      label: 'Phone',
      help: 'Your main number.',
      words: 'telephone',
    }
    const fields = [
      { ...field, anchor: 'field-phone' },
      { ...field, label: 'ABN', help: '', words: '', anchor: 'field-abn' },
    ]
    expect(findSettingFields(fields, textOf('main number')).map(({ anchor }) => anchor)).toEqual(['field-phone'])
    expect(findSettingFields(fields, textOf('telephone')).map(({ anchor }) => anchor)).toEqual(['field-phone'])
    expect(findSettingFields(fields, textOf('abn'))[0]).toMatchObject({ title: 'ABN', detail: 'Site settings' })
    expect(findSettingFields(fields, textOf('fax'))).toEqual([])
  })
})

test('[ADM-07] pages of the panel are found by name, for the roles that open them', () => {
  const menu = [
    { label: 'Promo cards', help: '', href: '/admin/collections/promo-cards' },
    { label: 'Special hours', help: 'Public holidays, for each location.', href: '/admin/collections/special-hours' },
  ]
  const labels = (typedText: string, role: 'editor' | 'viewer') =>
    findPanelPages(menu, [role], textOf(typedText)).map(({ label }) => label)
  expect(labels('promo', 'viewer')).toEqual(['Promo cards'])
  expect(labels('prices', 'editor')).toEqual(['Change prices'])
  expect(labels('prices', 'viewer')).toEqual([])
  expect(labels('invite', 'editor')).toEqual([])
  // The purpose of a page counts, but not the words that every help text has.
  expect(labels('holiday', 'viewer')).toEqual(['Special hours'])
  expect(labels('for', 'viewer')).toEqual([])
})

test('[ADM-07] the kind with the best match comes first, and where many kinds have results, the best of each are shown', () => {
  const groupOf = (key: string, rank: number, count: number) => ({
    key,
    label: key,
    rank,
    list: `/${key}`,
    results: Array.from({ length: count }, (_, at) => ({ key: String(at), title: key, detail: '', href: '' })),
  })
  const shownOf = (groups: Parameters<typeof arrangeGroups>[0]) =>
    arrangeGroups(groups).map(({ key, results, more }) => [key, results.length, more])
  expect(shownOf([groupOf('vehicles', 8, 20), groupOf('leads', 0, 1), groupOf('pages', 10, 0)])).toEqual([
    ['leads', 1, undefined],
    ['vehicles', 5, '/vehicles'],
  ])
  expect(shownOf([groupOf('vehicles', 0, 5), groupOf('leads', 0, 4), groupOf('pages', 0, 3)])).toEqual([
    ['vehicles', 3, '/vehicles'],
    ['leads', 3, '/leads'],
    ['pages', 3, undefined],
  ])
})

describe('[ADM-07] a result', () => {
  const describeOf = (collection: string, document: object) => {
    const kind = searchKinds.find((one) => one.collection === collection)
    if (!kind) throw new Error(`${collection} is not searched.`)
    return describeDocument(kind, { id: '01938d3e-0000-7000-8000-00007f3a22b1', ...document })
  }

  test('of a vehicle has its codes, price, status and first photo', () => {
    const vehicle = {
      name: '2022 Toyota Corolla',
      stocknum: 'S100',
      rego: 'ABC12D',
      price_cents: 2_599_000,
      status: 'in_stock',
      images: [{ url: '/images/car.jpg' }],
    }
    expect(describeOf('vehicles', vehicle)).toEqual({
      title: '2022 Toyota Corolla',
      detail: 'S100 · ABC12D · $25,990 · In stock',
      image: '/images/car.jpg?width=160&crop=3x2',
    })
  })

  test('of a lead has the reference that the shopper was given, and a name even without one', () => {
    const lead = { email: 'sam@example.com', category: 'Enquiry', phone: '0412345678', stage: 'new' }
    expect(describeOf('leads', lead)).toEqual({
      title: 'sam@example.com',
      detail: 'Enquiry · 0412 345 678 · New · 7F3A-22B1',
    })
    expect(describeOf('leads', {}).title).toBe('No name')
  })

  test('of a draft says so, and of a model names the maker', () => {
    expect(describeOf('pages', { title: 'About us', slug: 'about-us', _status: 'draft' }).detail).toBe(
      '/about-us · Draft',
    )
    expect(describeOf('models', { name: 'Tiggo 7 Pro', manufacturer: { name: 'Chery' } }).title).toBe(
      'Chery Tiggo 7 Pro',
    )
    expect(describeOf('users', { email: 'a@b.example', tenants: [{ role: 'editor' }] })).toEqual({
      title: 'a@b.example',
      detail: 'a@b.example · Editor',
    })
  })
})
