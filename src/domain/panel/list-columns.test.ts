import { expect, test } from 'vitest'
import { isColumnChoice, withColumn } from './list-columns'

const title = { accessor: 'title', active: true }
const path = { accessor: 'path', active: false }
const restore = { accessor: 'restore', active: true }

test('[ADM-02] the way back from the trash is a column whatever columns staff chose', () => {
  expect(withColumn([path, title], 'restore')).toEqual([path, title, restore])
  expect(withColumn([title, path], 'restore')).toEqual([title, restore, path])
  expect(withColumn([title, { ...restore, active: false }], 'restore')).toEqual([title, restore])
  expect(withColumn([path], 'restore')).toEqual([restore, path])
})

test('[ADM-02] a list whose columns staff didn’t choose keeps its own', () => {
  expect([{ columns: [title] }, { columns: [] }, { limit: 10 }, null, 'en'].map(isColumnChoice)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
