import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildFeatures, listTestTitles } from './build-features'

const root = fileURLToPath(new URL('../../', import.meta.url))
const names = JSON.parse(readFileSync(new URL('./feature-names.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>
const titles = listTestTitles(root)

test('docs/features.md matches the titles of the tests; -u updates it', async () => {
  await expect(buildFeatures(names, titles)).toMatchFileSnapshot('../../docs/features.md')
})

test('every row that a test names has a name, and every named row has a test', () => {
  const ids = new Set(
    titles.flatMap(({ title }) => [...title.matchAll(/\[([A-Z]{2,4}-\d{2})\]/g)].map(([, id = '']) => id)),
  )
  expect([...ids].filter((id) => !(id in names))).toEqual([])
  expect(Object.keys(names).filter((id) => !ids.has(id))).toEqual([])
})
