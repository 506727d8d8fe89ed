import { expect, it } from 'vitest'
import { collapseSoldRuns } from './collapse-sold-runs'
import { attachPreviousHit, withPreviousHitQuery } from './previous-hit'

const query = (page: number) => ({ indexName: 'vehicles', params: { page, hitsPerPage: 21, facets: ['make'] } })

it('[SRCH-11] a page after the first requests the previous hit in the same request', () => {
  expect(withPreviousHitQuery([query(0)])).toHaveLength(1)
  const [, facet, previousHit] = withPreviousHitQuery([query(2), { ...query(0), indexName: 'other' }])
  expect(facet?.indexName).toBe('other')
  expect(previousHit).toEqual({
    indexName: 'vehicles',
    params: { page: 41, hitsPerPage: 1, facets: [], attributesToRetrieve: ['sold'] },
  })
  const [, flat] = withPreviousHitQuery([{ indexName: 'vehicles', page: 1, hitsPerPage: 21 }])
  expect(flat).toMatchObject({ page: 20, hitsPerPage: 1 })
})

it('[SRCH-11] its result becomes `before` of the first and is removed from the results', () => {
  const results = [{ hits: [{ sold: true }, { sold: false }] }, { facets: {} }, { hits: [{ sold: true }] }]
  const [first, ...others] = attachPreviousHit(results, 2)
  expect(others).toEqual([{ facets: {} }])
  expect(first).toMatchObject({ before: { sold: true } })
  expect(attachPreviousHit(results.slice(0, 2), 2)).toEqual(results.slice(0, 2))
  expect(attachPreviousHit([{ hits: [] }, { hits: [] }], 1)).toEqual([{ hits: [] }])
})

it('[SRCH-11] collapsing page by page equals collapsing the complete list, except for pages of sold vehicles only', () => {
  const all = [0, 1, 1, 1, 0, 1, 1, 0, 0].map((sold, id) => ({ id, sold: sold === 1 }))
  const paged = [0, 3, 6].flatMap((at) => collapseSoldRuns(all.slice(at, at + 3), all[at - 1]))
  expect(paged).toEqual(collapseSoldRuns(all))
})
