import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { promoEvery } from './arrange-vehicles'

test('[SRCH-10] shows the promo card in used searches, and in every search by switch', () => {
  const searchSwitches = (overrides: object) => resolveSwitches({}, { search: { promo_every: 8, ...overrides } }).search
  const state = (types?: string[]) =>
    ({
      query: '',
      page: 1,
      sort: 'relevant',
      ranges: {},
      lists: types ? { car_type: types } : {},
    }) as unknown as Parameters<typeof promoEvery>[0]
  expect(promoEvery(state(['used']), searchSwitches({}))).toBe(8)
  expect(promoEvery(state(['new', 'used']), searchSwitches({}))).toBe(0)
  expect(promoEvery(state(), searchSwitches({}))).toBe(0)
  const ofCategories = (...categories: string[]) => ({ ...emptySearch, lists: { categories } })
  expect(promoEvery(ofCategories('used'), searchSwitches({}))).toBe(8)
  for (const others of [['new', 'used'], ['used', 'cars'], ['cars']])
    expect(promoEvery(ofCategories(...others), searchSwitches({})), others.join()).toBe(0)
  expect(promoEvery(ofCategories('cars'), searchSwitches({ base_path: '/search/used-cars' }))).toBe(0)
  expect(promoEvery(state(), searchSwitches({ base_path: '/search/used-cars' }))).toBe(8)
  expect(promoEvery(state(['new']), searchSwitches({ promo_always: true }))).toBe(8)
})
