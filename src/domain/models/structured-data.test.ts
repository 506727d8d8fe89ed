import { expect, test } from 'vitest'
import type { ModelPage } from './model'
import { buildModelData } from './structured-data'

const site = { name: 'Acacia', url: 'https://acacia.example' }
const model: ModelPage = {
  id: '1',
  name: 'Tiggo 7 Pro',
  slug: 'tiggo-7-pro',
  manufacturer: { name: 'Chery' },
  body: 'SUV',
  status: 'available',
  image_url: '/images/cars/suv/red/030.webp',
  hero_banners: [],
  model_specifications: [],
  images: [],
  variants: [
    { name: 'Urban', features: [], price_cents: 3_999_000, price_type: 'drive_away' },
    { name: 'Ultimate', full_name: 'Chery Tiggo 7 Pro Ultimate', features: [], price_type: 'drive_away' },
  ],
  colours: [],
  driver_assistance_systems: [],
  owner_benefits: [],
  cross_sells: [],
  warranty_items: [],
}
const json = (one: ModelPage) =>
  JSON.parse(JSON.stringify(buildModelData(one, site))) as { '@graph': Record<string, unknown>[] }

test('[MOD-01] [CNT-07] a model with variants is a group of cars, each with an offer if it has a price', () => {
  const [group, crumbs] = json(model)['@graph']
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Chery Tiggo 7 Pro',
    url: 'https://acacia.example/models/tiggo-7-pro',
    image: 'https://acacia.example/images/cars/suv/red/030.webp',
    hasVariant: [
      {
        '@type': 'Car',
        name: 'Chery Tiggo 7 Pro Urban',
        offers: { price: 39990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
      },
      { '@type': 'Car', name: 'Chery Tiggo 7 Pro Ultimate' },
    ],
  })
  expect(JSON.stringify(group)).not.toContain('"price":0')
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://acacia.example/' },
      { position: 2, name: 'Models', item: 'https://acacia.example/models' },
      { position: 3, name: 'Chery Tiggo 7 Pro', item: 'https://acacia.example/models/tiggo-7-pro' },
    ],
  })
})

test('[MOD-01] [CNT-07] a model without variants is a car; a coming one can be pre-ordered', () => {
  expect(json({ ...model, variants: [] })['@graph'][0]).toMatchObject({ '@type': 'Car', bodyType: 'SUV' })
  const coming = json({ ...model, status: 'coming_soon' })['@graph'][0]
  expect(JSON.stringify(coming)).toContain('https://schema.org/PreOrder')
})
