import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { claimText, findWheel, lastPrizeDay } from './wheel'
import { listWheelTerms } from './wheel-terms'

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

test('[RSV-05] the terms name the promoter, the one spin, the chance of each prize and how it is claimed', () => {
  const wheel = wheelOf({ spin_prizes: ['1400 Cap', '599 Free service', '1 Jacket'], spin_valid_days: 1 })
  if (!wheel) throw new Error('There is no wheel.')
  expect(listWheelTerms(wheel, 'Ada’s', 'mobile number')).toEqual([
    'The promotion is “Winter”. Its promoter is Ada’s.',
    'Entry is free: one spin for each mobile number. Each spin wins one of the prizes, drawn at random.',
    'The chance of each prize: Cap 70%, Free service 30% and Jacket less than 0.1%.',
    'We send a code to your mobile number. Show it to us within 1 day to claim your prize.',
  ])
  expect(listWheelTerms({ ...wheel, validDays: 0 }, 'Ada’s', 'email address').at(-1)).toBe(
    'We send a code to your email address. Show it to us to claim your prize.',
  )
})
