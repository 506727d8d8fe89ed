import { expect, test } from 'vitest'
import { batchLookups } from './batch-lookups'

test('[ADM-02] combines lookups of the same tick into one query with each id once', async () => {
  const queries: (readonly string[])[] = []
  const of = batchLookups((ids) => {
    queries.push(ids)
    return Promise.resolve(new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `file of ${id}`])))
  })
  expect(await Promise.all(['a', 'b', 'a', 'gone'].map(of))).toEqual(['file of a', 'file of b', 'file of a', undefined])
  expect(queries).toEqual([['a', 'b', 'gone']])
  expect(await of('c')).toBe('file of c')
  expect(queries).toHaveLength(2)
})

test('a failed query rejects the lookups of its batch and no later ones', async () => {
  let works = false
  const of = batchLookups((ids) =>
    works ? Promise.resolve(new Map(ids.map((id) => [id, id]))) : Promise.reject(new Error('away')),
  )
  await expect(Promise.all([of('a'), of('b')])).rejects.toThrow('away')
  works = true
  expect(await of('a')).toBe('a')
})
