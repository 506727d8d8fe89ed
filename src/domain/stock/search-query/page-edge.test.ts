import { expect, it } from 'vitest'
import { collapseSold } from './hit-runs'
import { takePageEdge, withPageEdge } from './page-edge'

const query = (page: number) => ({ indexName: 'vehicles', params: { page, hitsPerPage: 21, facets: ['make'] } })

it('[SRCH-11] a page after the first requests the previous hit in the same request', () => {
  expect(withPageEdge([query(0)])).toHaveLength(1)
  const [, facet, edge] = withPageEdge([query(2), { ...query(0), indexName: 'other' }])
  expect(facet?.indexName).toBe('other')
  expect(edge).toEqual({
    indexName: 'vehicles',
    params: { page: 41, hitsPerPage: 1, facets: [], attributesToRetrieve: ['sold'] },
  })
  const [, flat] = withPageEdge([{ indexName: 'vehicles', page: 1, hitsPerPage: 21 }])
  expect(flat).toMatchObject({ page: 20, hitsPerPage: 1 })
})

it('[SRCH-11] its result becomes `before` of the first and is removed from the results', () => {
  const answers = [{ hits: [{ sold: true }, { sold: false }] }, { facets: {} }, { hits: [{ sold: true }] }]
  const [first, ...others] = takePageEdge(answers, 2)
  expect(others).toEqual([{ facets: {} }])
  expect(first).toMatchObject({ before: { sold: true } })
  expect(takePageEdge(answers.slice(0, 2), 2)).toEqual(answers.slice(0, 2))
  expect(takePageEdge([{ hits: [] }, { hits: [] }], 1)).toEqual([{ hits: [] }])
})

it('[SRCH-11] collapsing page by page equals collapsing the complete list, except for pages of sold vehicles only', () => {
  const all = [0, 1, 1, 1, 0, 1, 1, 0, 0].map((sold, id) => ({ id, sold: sold === 1 }))
  const paged = [0, 3, 6].flatMap((at) => collapseSold(all.slice(at, at + 3), all[at - 1]))
  expect(paged).toEqual(collapseSold(all))
})
