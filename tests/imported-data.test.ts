import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Larger tables are read from disk on their first use, as in `src/integrations/geocoding/tables.ts`. */
const LARGEST_IMPORT_BYTES = 40_000

const DATA_IMPORT = /^import (?!type\b).*? from '([^']+\.json)'/gm

const listCode = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

const listDataImports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(DATA_IMPORT)].map(([, specifier = '']) =>
    specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(file), specifier),
  )

test('[STK-04] no large table is imported: the build repeats it in the code of each page, and the server in memory', () => {
  const tables = ['src', 'collections', 'globals'].flatMap(listCode).flatMap(listDataImports)
  expect(tables).toContain('tenants/starter.json')
  expect(tables.filter((file) => statSync(file).size > LARGEST_IMPORT_BYTES)).toEqual([])
})
