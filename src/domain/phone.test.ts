import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canReceiveTexts, formatPhone, toE164 } from '@/src/domain/phone'

test('[ACC-01] normalizes all spellings of a mobile number to one', () => {
  for (const text of ['0400 123 456', '+61400123456', '+61 (0)400 123 456', '0061 400 123 456', '(04) 0012-3456'])
    expect(toE164(text), text).toBe('+61400123456')
})

test('[ACC-01] keeps landlines, short numbers and foreign numbers distinct', () => {
  expect(toE164('07 5550 1234')).toBe('+61755501234')
  expect(toE164('13 12 34')).toBe('+61131234')
  expect(toE164('1300 123 456')).toBe('+611300123456')
  expect(toE164('+44 20 7946 0018')).toBe('+442079460018')
  for (const text of [
    '',
    '12345',
    '0400 123 45',
    'call me',
    '04001234567',
    '+',
    '+61',
    '000',
    '0400 123 456\nBcc: a@b.c',
  ])
    expect(toE164(text), text).toBeNull()
  expect([canReceiveTexts('+61400123456'), canReceiveTexts('+61755501234'), canReceiveTexts('+442079460018')]).toEqual([
    true,
    false,
    true,
  ])
})

test('[ACC-01] parses formatted numbers back to the same number', () => {
  const local = fc.stringMatching(/^(4\d{8}|7\d{8}|13\d{4}|1300\d{6})$/)
  fc.assert(
    fc.property(local, (digits) => {
      expect(toE164(formatPhone(`+61${digits}`))).toBe(`+61${digits}`)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const phone = toE164(text)
      expect(phone === null || /^\+[1-9]\d{5,14}$/.test(phone)).toBe(true)
    }),
  )
})

test('[TEN-08] [ACC-01] 13, 1300 and 1800 numbers are shown without a leading 0, however they are stored', () => {
  const shown = ['+611300123456', '1800 160 401', '+61131234', '+61735550100', '+61400123456'].map(formatPhone)
  expect(shown).toEqual(['1300 123 456', '1800 160 401', '13 12 34', '07 3555 0100', '0400 123 456'])
})
