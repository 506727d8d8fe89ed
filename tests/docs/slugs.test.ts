import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

const sources = ['src', 'collections', 'globals'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|test-support|payload-types/.test(file))
    .map((file) => path.join(folder, file)),
)

const slugs = readdirSync(path.join(root, 'tenants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['switches', 'mappings'].includes(entry.name))
  .map((entry) => entry.name)

test('[TEN-03] no code contains the slug of a demo dealer: differences between dealers are switches', () => {
  expect(slugs.length).toBeGreaterThan(5)
  expect(sources.length).toBeGreaterThan(100)
  const filesWithSlug = sources.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return slugs.some((slug) => text.includes(`'${slug}'`) || text.includes(`"${slug}"`))
  })
  expect(filesWithSlug).toEqual([])
})
