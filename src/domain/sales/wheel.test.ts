import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { findWheel } from './wheel'

const wheelOf = (sales: Readonly<Record<string, unknown>>) =>
  findWheel({ switches: resolveSwitches({}, { sales: { spin_to_win: true, spin_campaign: 'Winter', ...sales } }) })

test('[TEN-03] the prize wheel has the prizes and terms of its switches, and there is none without prizes', () => {
  const wheel = wheelOf({ spin_prizes: ['60 Free car wash', '10 Free service'], spin_terms: 'One turn each.' })
  expect(wheel?.prizes.map(({ name }) => name)).toEqual(['Free car wash', 'Free service'])
  expect(wheel?.terms).toBe('One turn each.')
  expect(wheelOf({})).toBeNull()
})
