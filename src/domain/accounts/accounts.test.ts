import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { dayAt } from '@/src/domain/time/zones'
import { emailsDueSince } from './alert-time'
import { compareHref } from './compare'
import { parseComparedIds } from './compared-ids'
import { buildCompareRow, buildCompareRows } from './compare-rows'
import { isGated } from './gated-pages'
import { buildAccountEmail, oneClickUnsubscribeHeaders } from './account-email'
import { signInHref, parseSignInType, signInTypes, signInCopy } from './sign-in-type'

test('[ACC-01] has eight sign-in types with their own copy; an unknown type is my-garage', () => {
  expect(signInTypes).toHaveLength(8)
  expect(new Set(signInTypes.map((type) => signInCopy[type].title)).size).toBe(8)
  expect(parseSignInType('finance')).toBe('finance')
  for (const text of ['toString', '', undefined, ['watchlist']]) expect(parseSignInType(text)).toBe('my-garage')
  expect(signInHref('watchlist', '/cars/a?b=c', '/cars/a')).toBe(
    '/sign-in?type=watchlist&redirect=%2Fcars%2Fa%3Fb%3Dc&back=%2Fcars%2Fa',
  )
})

test('[ACC-05] [TEN-07] gates the garage always, online payment by default, other pages by switch', () => {
  const defaults = resolveSwitches(undefined, undefined).accounts
  expect(isGated(defaults, 'garage')).toBe(true)
  expect(isGated(defaults, 'online-payment')).toBe(true)
  expect(isGated(defaults, 'personalised-finance')).toBe(true)
  for (const page of ['checkout', 'spin-to-win', 'trade-in', 'finance'] as const) {
    expect(isGated(defaults, page)).toBe(false)
    expect(isGated({ gated_pages: [page] }, page)).toBe(true)
  }
  expect(isGated({ gated_pages: [] }, 'online-payment')).toBe(false)
  expect(isGated({ gated_pages: [] }, 'garage')).toBe(true)
})

const [a, b] = ['0190a0a0-0000-7000-8000-000000000001', '0190a0a0-0000-7000-8000-000000000002']

test('[ACC-03] parses unique vehicle ids, some beyond four, and counts what is no id', () => {
  expect(parseComparedIds(`${a},${b},${a}`)).toEqual({ ids: [a, b], unknown: 0 })
  expect(parseComparedIds([a, b.toUpperCase(), 'x', "' OR 1=1", 'x,', ''])).toEqual({ ids: [a, b], unknown: 2 })
  const many = Array.from({ length: 20 }, (_, n) => `0190a0a0-0000-7000-8000-0000000000${String(n + 10)}`)
  expect(parseComparedIds(many).ids).toEqual(many.slice(0, 12))
  expect(parseComparedIds(undefined)).toEqual({ ids: [], unknown: 0 })
  expect(parseComparedIds(compareHref([a, b]).slice('/compare?ids='.length)).ids).toEqual([a, b])
  expect(compareHref([])).toBe('/compare')
})

test('[ACC-03] marks a row whose values differ, a missing one too, but no stock numbers, and omits a row without values', () => {
  expect(buildCompareRow('Fuel', ['Petrol', 'petrol'])).toMatchObject({ differs: false })
  expect(buildCompareRow('Fuel', ['Petrol', 'Diesel', undefined])).toEqual({
    label: 'Fuel',
    values: ['Petrol', 'Diesel', '–'],
    differs: true,
  })
  expect(buildCompareRow('Registration', ['to 1 May 2027', undefined, undefined])).toMatchObject({ differs: true })
  expect(buildCompareRow('Subscription', ['$300', undefined], 'Not offered')).toMatchObject({
    values: ['$300', 'Not offered'],
    differs: true,
  })
  expect(buildCompareRow('Fuel', [undefined, 'null'])).toBeNull()
  const vehicle = { stocknum: 'A1', year: 2020, car_type: 'used', km: 12345, images: [], features: [] }
  const rows = buildCompareRows([vehicle, { ...vehicle, stocknum: 'A2', year: 2021 }] as never, () => '2026-11-22')
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['Year', true],
    ['Condition', false],
    ['Kilometres', false],
    ['Stock number', false],
  ])
})

test('[ACC-03] [VDP-14] a registration that has expired is said to have', () => {
  const registrations = ['2026-11-21', '2026-11-22', '2026-11-23'].map((rego_expiry) => ({ rego_expiry, images: [] }))
  const row = buildCompareRows(registrations as never, () => '2026-11-22').find(({ label }) => label === 'Registration')
  expect(row?.values).toEqual(['expired 21 November 2026', 'to 22 November 2026', 'to 23 November 2026'])
})

test('[ACC-03] [SHP-06] caravans are compared by length and ball weight too', () => {
  const vans = [
    { item_type: 'caravan', caravan: { body_length: 20, ball_weight: 160 } },
    { item_type: 'caravan', caravan: { body_length: 18, ball_weight: 140 } },
  ]
  const rows = buildCompareRows(vans as never, () => '2026-11-22')
  const valuesOf = (label: string) =>
    rows.find((row) => row.label === label)?.values.map((value) => value.replaceAll('\u00A0', ' '))
  expect(valuesOf('Body length')).toEqual(['6.10 m (20 ft)', '5.49 m (18 ft)'])
  expect(valuesOf('Ball weight')).toEqual(['160 kg', '140 kg'])
})

test('[SRCH-18] sends alert emails from 8:05 am to 9 pm in the dealer’s time zone', () => {
  const zone = 'Australia/Brisbane'
  const at = (time: string): Date => new Date(`2026-11-22T${time}:00+10:00`)
  expect(emailsDueSince(at('08:04'), zone)).toBeNull()
  expect(emailsDueSince(at('08:05'), zone)).toEqual(at('08:00'))
  expect(emailsDueSince(at('20:59'), zone)).toEqual(at('08:00'))
  expect(emailsDueSince(at('21:00'), zone)).toBeNull()
  expect(emailsDueSince(at('08:05'), 'Australia/Perth')).toBeNull()
  expect(dayAt(new Date('2026-11-21T20:00:00Z'), zone)).toBe('2026-11-22')
})

test('[SRCH-18] names the sender, the reason and the unsubscribe link, and escapes all text', () => {
  const email = buildAccountEmail({
    dealer: 'Smith & <Sons>',
    contact: '1 High St, 07 5550 4100',
    accent: '#ffee00',
    subject: 'One new car',
    intro: 'Hello <b>Ann</b>.',
    lines: [{ title: '2020 Kia "Rio"', note: '$9,990 Drive Away', href: 'https://d.example/cars/a?b=1&c=2' }],
    action: { label: 'See it', href: 'https://d.example/x' },
    reason: 'You asked for it.',
    unsubscribe: 'https://d.example/unsubscribe?token=t',
  })
  expect(email.text).toContain('1 High St, 07 5550 4100\nYou asked for it.')
  expect(email.text).toContain('Unsubscribe: https://d.example/unsubscribe?token=t')
  expect(email.html).not.toMatch(/<b>|<Sons>/)
  expect(email.html).toContain('Smith &amp; &lt;Sons&gt;')
  expect(email.html).toContain('b=1&amp;c=2')
  expect(email.html).toContain('background:#ffee00;color:#111111')
  expect(oneClickUnsubscribeHeaders('https://d.example/u')).toEqual({
    'List-Unsubscribe': '<https://d.example/u>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
