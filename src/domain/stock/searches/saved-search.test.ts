import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSavedSearch, savedSearchConsentText } from './saved-search'

const good = {
  name: ' Ada  Lovelace ',
  email: 'Ada@Example.com',
  consent: 'on',
  address: '/search/toyota?range[price]=:30000',
}

it('[SRCH-18] parses a complete form, with its e-mail in lower case', () => {
  expect(parseSavedSearch(good)).toEqual({
    search: { name: 'Ada Lovelace', email: 'ada@example.com', address: '/search/toyota?range[price]=:30000' },
  })
})

it.each([
  ['name', ['', '   ', 'x'.repeat(101), 7, undefined]],
  [
    'email',
    [
      '',
      'ada',
      'ada@',
      '@example.com',
      'a b@example.com',
      'ada@example',
      `${'x'.repeat(250)}@example.com`,
      'a@b.com\ncc: c@d.com',
    ],
  ],
  ['consent', ['', undefined, 'off']],
  [
    'address',
    [
      '',
      '/admin',
      'https://evil.example/search/',
      '//evil.example/search',
      '/search\\evil',
      `/search/${'x'.repeat(9000)}`,
    ],
  ],
] as const)('[SRCH-18] an invalid %s is reported for that field only', (field, values) => {
  for (const value of values) {
    expect(parseSavedSearch({ ...good, [field]: value }), String(value)).toEqual({
      invalid: [field],
      address: field === 'address' ? undefined : good.address,
    })
  }
})

it('[SRCH-18] accepts an address longer than what can be saved', () => {
  const address = `/search/${'x'.repeat(7000)}`
  expect(parseSavedSearch({ ...good, address })).toMatchObject({ search: { address } })
})

it('[SRCH-18] any form is parsed or refused without throwing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('name', 'email', 'consent', 'address'), fc.anything()), (form) => {
      const result = parseSavedSearch(form)
      expect('search' in result || result.invalid.length > 0).toBe(true)
    }),
  )
})

it('[SRCH-18] the consent names the dealer', () => {
  expect(savedSearchConsentText('Banksia Motor Group')).toContain('Banksia Motor Group')
})
