import { expect, it } from 'vitest'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { listRefinements } from './refinements'

const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  make: { Kia: 20, Toyota: 70, Mazda: 10 },
  body: { SUV: 60, Ute: 40 },
  car_type: { used: 100 },
}
const list = (state = emptySearch) => listRefinements(state, (field) => counts[field] ?? {}, 100)

it('[SHP-04] suggests the values with most vehicles of the fields without a choice, from the first page', () => {
  expect(list({ ...emptySearch, page: 97 }).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Toyota 70',
    'Kia 20',
    'SUV 60',
    'Ute 40',
  ])
  const [first] = list({ ...emptySearch, page: 97 })
  expect(normalizeSearch(first?.next ?? emptySearch)).toEqual({ ...emptySearch, lists: { make: ['Toyota'] } })
  expect(list({ ...emptySearch, lists: { make: ['Kia'] } }).map(({ label }) => label)).toEqual(['SUV', 'Ute'])
})
