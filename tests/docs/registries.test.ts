import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parts } from '@/scripts/bench/parts.mjs'
import { blockConfigs } from '@/src/blocks/configs'
import { leadTypeNames } from '@/src/domain/leads/lead-types'

const listEntries = (folder: string) =>
  readdirSync(fileURLToPath(new URL(`../../${folder}`, import.meta.url)), { withFileTypes: true })

/** The maps are written by hand (decision 27). The compiler finds a line without a file, these tests the reverse. */

test('[LEAD-01] every file of src/domain/leads/types is registered in lead-types.ts, under the file’s name', () => {
  const names = listEntries('src/domain/leads/types').map(({ name }) => name.replace(/\.ts$/, ''))
  expect([...leadTypeNames].sort()).toEqual(names.sort())
})

test('[CNT-01] every folder of src/blocks is registered in configs.ts, under the folder’s name', () => {
  const names = listEntries('src/blocks').flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  expect(blockConfigs.map(({ slug }) => slug).sort()).toEqual(names.sort())
})

test('docs/benchmarks.md explains every part of `npm run bench`', () => {
  const text = readFileSync(fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url)), 'utf8')
  const explained = [...text.matchAll(/^\| `([a-z-]+)` /gmu)].map(([, name]) => name)
  expect(explained).toEqual(expect.arrayContaining(parts))
})
