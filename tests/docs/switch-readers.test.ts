import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { switches } from '@/src/domain/switches'

type File = { readonly path: string; readonly text: string }

const readFiles = (folder: string): readonly File[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/payload-types/.test(file))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(inRoot(`${folder}/${file}`), 'utf8') }))

const isTest = ({ path }: File): boolean => /\.(?:test|e2e|test-support)\.tsx?$|\/testing\/|^tests\//.test(path)
const isDeclaration = ({ path }: File): boolean => /^src\/(?:domain\/switches|admin)\//.test(path)

const files = readFiles('src')
const product = files.filter((file) => !isTest(file) && !isDeclaration(file))
const tests = [...files, ...readFiles('tests')].filter(
  (file) => isTest(file) && !file.path.startsWith('tests/docs/') && !file.path.startsWith('src/domain/switches/'),
)

const all = Object.entries(switches).flatMap(([group, inner]) =>
  Object.entries(inner).map(([key, one]) => ({ group, key, later: (one as { later?: string }).later })),
)

/** True if a file names the switch, or a template that its name is made of, such as `phone_${type}`. */
const names = ({ text }: File, key: string): boolean => {
  const [stem = ''] = key.split('_')
  return new RegExp(`\\b${key}\\b|\\b${stem}_\\$\\{`).test(text)
}

const listUnnamed = (where: readonly File[]): readonly string[] =>
  all
    .filter(({ key, later }) => later === undefined && !where.some((file) => names(file, key)))
    .map(({ group, key }) => `${group}.${key}`)

test('[TEN-03] the product reads every switch outside its declaration and the panel', () => {
  expect(product.length).toBeGreaterThan(500)
  expect(listUnnamed(product)).toEqual([])
})

test('[TEN-03] a test names every switch, beside those of its declaration: a new one needs a test of its effect', () => {
  expect(tests.length).toBeGreaterThan(200)
  expect(listUnnamed(tests)).toEqual([])
})
