import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { claimText, findWheel, lastPrizeDay } from './wheel'

const wheelOf = (sales: Readonly<Record<string, unknown>>) =>
  findWheel({ switches: resolveSwitches({}, { sales: { spin_to_win: true, spin_campaign: 'Winter', ...sales } }) })

test('[TEN-03] the prize wheel has the prizes and terms of its switches, and there is none without prizes', () => {
  const wheel = wheelOf({ spin_prizes: ['60 Free car wash', '10 Free service'], spin_terms: 'One turn each.' })
  expect(wheel?.prizes.map(({ name }) => name)).toEqual(['Free car wash', 'Free service'])
  expect(wheel?.terms).toBe('One turn each.')
  expect(wheelOf({})).toBeNull()
})

test('[RSV-05] a prize names its last day in the dealer’s time zone, if the dealer limits it', () => {
  const wheel = wheelOf({ spin_prizes: ['1 Free service'], spin_valid_days: 30 })
  const wonAt = new Date('2026-11-30T20:00:00Z')
  const day = lastPrizeDay(wonAt, wheel?.validDays ?? 0, 'Australia/Hobart')
  expect(day).toBe('31 December 2026')
  expect(claimText('mobile number', day)).toBe(
    'We’ve sent a code to your mobile number. Show it to us by 31 December 2026 to claim your prize.',
  )
  expect(wheelOf({ spin_prizes: ['1 Free service'] })?.validDays).toBe(0)
  expect(claimText('email address', lastPrizeDay(wonAt, 0, 'Australia/Hobart'))).toBe(
    'We’ve sent a code to your email address. Show it to us to claim your prize.',
  )
})
