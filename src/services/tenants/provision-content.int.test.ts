import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseBlocks } from '@/src/server/content/block-data'
import { parseTenantFolder, type TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import starter from '@/tenants/starter.json'
import { createWorld, type World } from '@/tests/tenancy/world'
import { provisionTenantFolder } from './provision'
import { readTenantFiles } from './read-folder'

const root = fileURLToPath(new URL('../../../tenants/', import.meta.url))
const slugs = readdirSync(root, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !['switches', 'mappings'].includes(one.name))
  .map((one) => one.name)

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

const folderOf = async (slug: string): Promise<TenantFolder> => {
  const parsed = parseTenantFolder(await readTenantFiles(`${root}${slug}`))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.folder
}

const pagesOf = async (tenant: string) => {
  const where = { tenant: { equals: tenant } }
  const { docs } = await world.payload.find({ collection: 'pages', where, limit: 500, depth: 0, overrideAccess: true })
  return docs
}

/** A stored value as views get it: without null and empty texts. Rich text is left as it is. */
const withoutEmpty = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null || 'root' in value) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null || inner === '' ? [] : [[name, withoutEmpty(inner)]],
    ),
  )
}

const pageBlocks = () =>
  world.payload.collections.pages.config.flattenedFields.flatMap((field) =>
    field.type === 'blocks' ? field.blocks : [],
  )

test.each(slugs)(
  '[CNT-01] [CNT-04] [TEN-09] %s begins with its own pages and those every dealer has, all published and readable',
  async (slug) => {
    const folder = await folderOf(slug)
    const tenant = await provisionTenantFolder(world.payload, folder)
    const pages = await pagesOf(tenant)
    const paths = new Set([...Object.values(folder.pages), ...starter.pages].map((page) => page.path.slice(1)))
    expect(pages.map((page) => page.slug).sort()).toEqual([...paths].sort())
    for (const page of pages) {
      expect(page._status).toBe('published')
      expect(page.blocks?.length, page.slug).toBeGreaterThan(0)
      expect(parseBlocks(pageBlocks(), page.blocks), page.slug).toEqual(withoutEmpty(page.blocks))
      // No placeholder may remain unfilled.
      expect(JSON.stringify(page), page.slug).not.toMatch(/\{(?:name|stock)\}/)
    }
    const where = { tenant: { equals: tenant } }
    const { docs } = await world.payload.find({ collection: 'home', where, depth: 0, overrideAccess: true })
    expect(docs[0]?._status).toBe('published')
    expect(docs[0]?.blocks?.[0]?.blockType).toBe('hero')
  },
)

test('[CNT-04] [TEN-09] creates no duplicates when repeated, and keeps changes of staff to the starter pages', async () => {
  const folder = await folderOf('banksia-motor-group')
  const tenant = await provisionTenantFolder(world.payload, folder)
  const before = await pagesOf(tenant)
  const careers = before.find((page) => page.slug === 'careers')
  await world.payload.update({
    collection: 'pages',
    id: careers?.id ?? '',
    data: { title: 'Our own story' },
    overrideAccess: true,
  })
  await provisionTenantFolder(world.payload, folder)
  const after = await pagesOf(tenant)
  expect(after).toHaveLength(before.length)
  expect(after.find((page) => page.slug === 'careers')?.title).toBe('Our own story')
  for (const collection of ['posts', 'offers', 'promo-cards', 'post-categories', 'redirects'] as const) {
    const { docs } = await world.payload.find({
      collection,
      where: { tenant: { equals: tenant } },
      limit: 100,
      overrideAccess: true,
    })
    expect(docs.length, collection).toBeGreaterThan(0)
    const names = docs.map((one) => ('title' in one ? one.title : 'from' in one ? one.from : one.name))
    expect(new Set(names).size, collection).toBe(names.length)
  }
})
