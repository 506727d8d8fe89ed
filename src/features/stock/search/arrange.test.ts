import { expect, test } from 'vitest'
import { resolveSwitches } from '@/tenants/switches'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { promoEvery } from './arrange'

test('[SRCH-10] shows the promo card in used searches, and in every search by switch', () => {
  const search = (own: object) => resolveSwitches({}, { search: { promo_every: 8, ...own } }).search
  const state = (types?: string[]) =>
    ({
      query: '',
      page: 1,
      sort: 'relevant',
      ranges: {},
      lists: types ? { car_type: types } : {},
    }) as unknown as Parameters<typeof promoEvery>[0]
  expect(promoEvery(state(['used']), search({}))).toBe(8)
  expect(promoEvery(state(['new', 'used']), search({}))).toBe(0)
  expect(promoEvery(state(), search({}))).toBe(0)
  const ofCategories = (...categories: string[]) => ({ ...emptySearch, lists: { categories } })
  expect(promoEvery(ofCategories('used'), search({}))).toBe(8)
  for (const others of [['new', 'used'], ['used', 'cars'], ['cars']])
    expect(promoEvery(ofCategories(...others), search({})), others.join()).toBe(0)
  expect(promoEvery(ofCategories('cars'), search({ base_path: '/search/used-cars' }))).toBe(0)
  expect(promoEvery(state(), search({ base_path: '/search/used-cars' }))).toBe(8)
  expect(promoEvery(state(['new']), search({ promo_always: true }))).toBe(8)
})
