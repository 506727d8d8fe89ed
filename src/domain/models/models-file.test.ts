import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { brandGroups, brandHref, groupBrands } from '@/src/domain/brands/brand'
import { brandsFile } from '@/src/domain/brands/brands-file'
import { listStyleTabs } from './colours'
import { modelsFile } from './models-file'

const root = fileURLToPath(new URL('../../../tenants/', import.meta.url))
const json = (file: string): unknown => JSON.parse(readFileSync(root + file, 'utf8'))

describe('models.json', () => {
  test('[MOD-01] [MOD-03] [MOD-05] the demo’s Chery dealer has four models, one with the three fixed prices, and the owner benefits', () => {
    const { models } = modelsFile.parse(json('coolabah-chery/models.json'))
    expect(models.map((one) => one.slug)).toEqual(['tiggo-7-pro', 'tiggo-4-pro', 'omoda-5', 'omoda-5-fx'])
    expect(models[0]?.variants?.map((one) => one.price)).toEqual([39990, 41990, 45990])
    expect(models.map((one) => one.status)).toContain('coming_soon')
    for (const one of models) {
      expect(one.driver_assistance_systems).toHaveLength(18)
      expect(one.owner_benefits?.map(({ href }) => href)).toEqual([
        '/pages/warranty',
        '/pages/capped-price-service',
        '/pages/roadside-assistance',
      ])
      expect(one.warranty_items).toHaveLength(3)
      const claims = JSON.stringify(one.owner_benefits)
      for (const claim of ['7-year unlimited km warranty', '7-year capped price servicing'])
        expect(claims).toContain(claim)
      expect(claims).toContain('1 free year, renewed 12 months at each scheduled service')
    }
  })

  test('[MOD-04] one demo model has enough colours and body styles for tabs by style', () => {
    const { models } = modelsFile.parse(json('voltara/models.json'))
    const tabs = models.map((one) => listStyleTabs((one.colours ?? []) as never))
    expect(tabs).toContainEqual(['wagon', 'sedan', 'hatch'])
  })

  const minimalModel = { name: 'One', slug: 'one', manufacturer: 'acme', status: 'available' }
  const file = (model: object) => ({
    manufacturers: [{ name: 'Acme', slug: 'acme' }],
    models: [{ ...minimalModel, ...model }],
  })
  test.each([
    ['an invalid colour', { colours: [{ name: 'Red', hexCode: 'red' }] }],
    ['an unknown body style', { colours: [{ name: 'Red', hexCode: '#112233', oem_id: 'tank' }] }],
    ['a script among the features', { variants: [{ name: 'A', features: ['<script>x</script>Roof'] }] }],
    ['an unknown manufacturer', { manufacturer: 'other' }],
    ['an unknown model', { cross_sells: [{ size: 'smaller', model: 'none' }] }],
    ['301 colours', { colours: Array.from({ length: 301 }, () => ({ name: 'Red', hexCode: '#112233' })) }],
  ])('[MOD-06] rejects %s', (_, change) => {
    expect(modelsFile.safeParse(file({})).success).toBe(true)
    expect(modelsFile.safeParse(file(change)).success).toBe(false)
  })
})

describe('brands.json', () => {
  const { brands, claims } = brandsFile.parse(json('banksia-motor-group/brands.json'))

  test('[BRD-01] the demo’s group has eighteen brands, six services with fixed pages, and claims about its size', () => {
    const fixed = brands.flatMap((one) => one.skipPage ?? [])
    expect(brands.length - fixed.length).toBe(18)
    expect(fixed).toEqual([
      '/twg-cars',
      '/twg-rental',
      '/twg-tyres',
      '/finance-and-insurance',
      '/neotek',
      '/4x4-outdoor',
    ])
    expect(claims).toEqual([
      { value: '11', label: 'locations' },
      { value: '18', label: 'brands' },
      { value: '30+', label: 'years' },
    ])
  })

  test('[BRD-01] brands are grouped and link to their overview or fixed page', () => {
    const groups = groupBrands(brands as never)
    expect(groups.map(({ group }) => group)).toEqual([...brandGroups])
    expect(groups.flatMap((one) => one.brands)).toHaveLength(brands.length)
    expect(groupBrands([])).toEqual([])
    expect(brandHref({ slug: 'toyota' })).toBe('/toyota/overview')
    expect(brandHref({ slug: 'neotek', skipPage: '/neotek' })).toBe('/neotek')
  })
})
