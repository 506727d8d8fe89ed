import { expect, test } from 'vitest'
import { demoSlugs, readDemoStock, readTenantFile } from '@/src/demo/folders.test-support'
import { catalogue } from '@/src/demo/catalogue/model'
import { makeLogoHref } from '@/src/shared/logos/make-logo'

type Brand = { readonly title: string; readonly make?: string; readonly group: string }

/** Makes of a dealer's stock. The stock names a make, or a make with its model. */
const listStockMakes = (dealer: string): readonly string[] =>
  readDemoStock(dealer).spec.groups.flatMap(({ models }) =>
    Object.keys(models).map(
      (key) => catalogue.find(({ make, model }) => key === make || key === `${make} ${model}`)?.make ?? key,
    ),
  )

/** Makes of a group's brands; its own companies are no makes. */
const listBrandMakes = (dealer: string): readonly string[] => {
  const { brands } = JSON.parse(readTenantFile(dealer, 'brands.json') ?? '{"brands":[]}') as {
    brands: readonly Brand[]
  }
  return brands.filter(({ group }) => group !== 'own-services').map(({ make, title }) => make ?? title)
}

test.each(demoSlugs)('[BRD-01] [SRCH-17] each make that %s sells has a logo among the others', (dealer) => {
  const makes = new Set([...listStockMakes(dealer), ...listBrandMakes(dealer)])
  expect(makes.size).toBeGreaterThan(0)
  expect([...makes].filter((make) => makeLogoHref(make) === undefined)).toEqual([])
})

test('[BRD-01] a make is found by its name with accents, and an unknown one has no logo', () => {
  expect(makeLogoHref('Škoda')).toBe('/marks/skoda.svg#m')
  expect(makeLogoHref('Aston Martin')).toBe('/marks/aston-martin.svg#m')
  expect(makeLogoHref('Land Rover')).toBe('/marks/land-rover.svg#m')
  expect(makeLogoHref('constructor')).toBeUndefined()
})
