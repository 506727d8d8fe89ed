import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { demoCatalogueSchema, buildDemoModels } from './catalogue-records'
import { demoStockSchema } from './stock-spec'

const root = fileURLToPath(new URL('../../tenants/', import.meta.url))
const json = (file: string): unknown => JSON.parse(readFileSync(root + file, 'utf8'))
const slugs = readdirSync(root).filter((name) => existsSync(`${root}${name}/demo-stock.json`))
const catalogueOf = (slug: string) =>
  demoCatalogueSchema.parse(existsSync(`${root}${slug}/demo-catalogue.json`) ? json(`${slug}/demo-catalogue.json`) : {})

test.each(slugs)('[SRCH-15] %s has models of the makes it stocks, each with an image', (slug) => {
  const spec = demoStockSchema.parse(json(`${slug}/demo-stock.json`))
  const rows = buildDemoModels(spec, catalogueOf(slug))
  expect(rows.length).toBeGreaterThan(3)
  const makes = spec.groups.flatMap((group) => Object.keys(group.models))
  for (const { manufacturer_name: make, name, image_url } of rows) {
    expect(makes.some((one) => one === make || one === `${make} ${name}`)).toBe(true)
    expect(image_url).toMatch(/^\/images\/cars\/[a-z-]+\/[a-z]+\/030\.webp$/)
  }
})

test.each(slugs)('[SRCH-15] the menu of %s links to parts exactly when it has some', (slug) => {
  const items = catalogueOf(slug).items ?? []
  const tenant = json(`${slug}/tenant.json`) as { readonly header?: readonly unknown[] }
  // A dealer without its own menus has the default ones, which link to the page about parts.
  const names = JSON.stringify(tenant).includes('"/parts/search"')
  expect(names).toBe((tenant.header ?? []).length > 0 && items.length > 0)
})

test('[SRCH-15] an announced model has the status coming soon', () => {
  const spec = demoStockSchema.parse(json('coolabah-chery/demo-stock.json'))
  const rows = buildDemoModels(spec, { coming_soon: ['Chery Omoda E5'] })
  expect(rows.filter(({ status }) => status === 'coming_soon').map(({ name }) => name)).toEqual(['Omoda E5'])
})
