import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateImportMap, getPayload, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { format } from 'prettier'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Files that Payload generates from the collections. Each test generates one again and compares. */
let folder: string
let config: SanitizedConfig
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-generated-'))
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/none')
  vi.stubEnv('PAYLOAD_SECRET', 'for tests only')
  vi.stubEnv('DATA_DIR', folder)
  config = await (await import('@/payload.config')).default
})
afterAll(() => rm(folder, { recursive: true }))

const readCode = async (file: string): Promise<string> =>
  format(await readFile(file, 'utf8'), { filepath: file, semi: false, singleQuote: true })

test('[ADM-01] payload-types.ts is current: npm run payload -- generate:types', async () => {
  const file = path.join(folder, 'payload-types.ts')
  vi.stubEnv('PAYLOAD_TS_OUTPUT_PATH', file)
  await generateTypes(config, { log: false })
  expect(await readCode(file)).toBe(await readCode('src/payload-types.ts'))
})

test('[ADM-01] the import map is current: npm run payload -- generate:importmap', async () => {
  const committed = 'src/app/(payload)/admin/importMap.js'
  const file = path.join(folder, 'importMap.js')
  config.admin.importMap.importMapFile = file
  await generateImportMap(config, { force: true, log: false })
  // Paths are relative to the file, so only the names are compared.
  const names = async (from: string) =>
    [...(await readFile(from, 'utf8')).matchAll(/["']([^"']+#\w+)["']/g)].map(([, one]) => one).sort()
  expect(await names(file)).toEqual(await names(committed))
})

test('[ADM-01] the migrations lead to the collections of today: npm run migration -- NAME', async () => {
  const { db } = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const newest = (await readdir('migrations'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  const before: unknown = JSON.parse(await readFile(path.join('migrations', newest ?? ''), 'utf8'))
  expect(await generateMigration(before, await generateDrizzleJson(db.schema))).toEqual([])
})
