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

test('[SRCH-15] every model of the manufacturer’s dealer has a sentence, written by staff or by the catalogue', () => {
  const spec = demoStockSchema.parse(json('coolabah-chery/demo-stock.json'))
  const written = (json('coolabah-chery/models.json') as { readonly models: readonly { readonly slug: string }[] })
    .models
  const rows = buildDemoModels(spec, catalogueOf('coolabah-chery')).filter(
    ({ slug }) => !written.some((one) => one.slug === slug),
  )
  expect(rows.map(({ name }) => name)).toEqual(['Tiggo 8 Pro Max', 'Omoda E5'])
  for (const { short_description } of rows) expect(short_description).toMatch(/^[A-Z].*\.$/)
})
