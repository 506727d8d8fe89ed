import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { ModelRecord } from '@/src/domain/catalogue/records'
import { defaultFooter, defaultHeader } from './default-menus'
import { fillFooter, fillHeader, listModelLinks, listModelPageLinks, listStockLinks } from './fill-menus'
import { filterByManufacturer } from './model-menu'

const { search } = resolveSwitches({}, {})
const model = (make: string, name: string): ModelRecord => ({
  id: name,
  slug: name.toLowerCase(),
  manufacturer: { name: make },
  model: { name, body: 'SUV' },
  image_url: '/a.jpg',
  status: 'available',
})
const createResult = (hits: readonly ModelRecord[]) => ({
  hits,
  count: hits.length,
  facets: { 'manufacturer.name': Object.fromEntries(hits.map((one) => [one.manufacturer.name, 1])) },
})
const leadsToPage = (): boolean => true
const names = (links: readonly { readonly label: string }[] = []) => links.map(({ label }) => label)

test('[CNT-02] the default header is Home, Models, Stock, Finance, Service & Parts, Company', () => {
  const menuLinks = {
    models: listModelLinks(createResult([model('Chery', 'Omoda 5')]), search),
    stock: listStockLinks(search),
    leadsToPage,
  }
  const header = fillHeader(defaultHeader, menuLinks)
  expect(names(header)).toEqual(['Home', 'Models', 'Stock', 'Finance', 'Service & Parts', 'Company'])
  expect(names(header[1]?.children)).toEqual(['Omoda 5', 'Browse by model'])
  expect(names(header[2]?.children)).toEqual(['All stock', 'New', 'Demo', 'Used'])
  expect(names(header[4]?.children)).toEqual(['Servicing', 'Parts and Accessories'])
  expect(names(header[5]?.children)).toEqual(['About Us', 'News', 'Contact Us'])
  expect(fillFooter(defaultFooter('/s'), menuLinks).map(({ title, links }) => [title, ...names(links)])).toEqual([
    ['Models', 'Omoda 5', 'Browse by model'],
    ['Buyer Tools', 'Our Stock', 'Finance', 'Trade In', 'Test Drive', 'Owners Benefits'],
    ['Service & Parts', 'Servicing', 'Parts and Accessories'],
    ['Company', 'About Us', 'News', 'Contact Us', 'Terms', 'Privacy'],
  ])
})

test('[CNT-02] [LEAD-02] the default menu has an inspection for caravans, and a motorcycle a test ride', () => {
  const labels = (itemTypes: readonly string[]) =>
    names(fillFooter(defaultFooter('/s', itemTypes), { models: [], stock: [], leadsToPage })[0]?.links)
  expect(labels(['caravan'])).toContain('Inspection')
  expect(labels(['motorcycle'])).toContain('Test Ride')
  expect(labels(['car', 'caravan'])).toContain('Test Drive')
})

test('[STF-06] menus leave out links that lead nowhere, and entries that only had such links', () => {
  const menuLinks = { models: [], stock: [], leadsToPage: (href: string) => !href.startsWith('/book-test-drive') }
  const buyerTools = fillFooter(defaultFooter('/s'), menuLinks)[0]
  expect(names(buyerTools?.links)).toEqual(['Our Stock', 'Finance', 'Trade In', 'Owners Benefits'])
  const link = { label: 'Drive it', href: '/book-test-drive?utm_source=menu' }
  expect(fillHeader([link, { label: 'Try', children: [link] }], menuLinks)).toEqual([])
  expect(fillHeader([{ ...link, children: [{ label: 'About us', href: '/about-us' }] }], menuLinks)).toEqual([
    { label: 'Drive it', children: [{ label: 'About us', href: '/about-us' }] },
  ])
})

test('[CNT-02] omits menu entries without content', () => {
  const none = { models: listModelLinks(createResult([]), search), stock: listStockLinks(search), leadsToPage }
  expect(names(fillHeader(defaultHeader, none))).not.toContain('Models')
  expect(fillFooter(defaultFooter('/s'), none).map(({ title }) => title)).not.toContain('Models')
})

test('[CNT-02] lists manufacturers in place of many models, before staff’s own entries', () => {
  const many = Array.from({ length: 13 }, (_, index) => model(index % 2 === 0 ? 'Kia' : 'Ford', `Model ${index}`))
  expect(names(listModelLinks(createResult(many), search))).toEqual(['Kia', 'Ford', 'Browse by model'])
  const ownItems = [{ label: 'Stock', dynamic: 'stock', children: [{ label: 'Utes', href: '/search/ute' }] }] as const
  expect(names(fillHeader(ownItems, { models: [], stock: listStockLinks(search), leadsToPage })[0]?.children)).toEqual([
    'All stock',
    'New',
    'Demo',
    'Used',
    'Utes',
  ])
})

test('[CNT-02] links at most 24 models to their pages, at a manufacturer’s dealer only its own', () => {
  const menuModels = [
    { name: 'Tiggo 4 Pro', slug: 'tiggo-4-pro', body: 'SUV', manufacturer: 'Chery' },
    { name: 'Corolla', slug: 'corolla', body: '', manufacturer: 'Toyota' },
  ]
  expect(listModelPageLinks(filterByManufacturer(menuModels, ' chery'))).toEqual([
    { label: 'Tiggo 4 Pro', href: '/models/tiggo-4-pro' },
    { label: 'Browse by model', href: '/models' },
  ])
  expect(filterByManufacturer(menuModels, null)).toEqual(menuModels)
  const many = Array.from({ length: 60 }, (_, at) => ({ name: `M${at}`, slug: `m${at}`, body: '', manufacturer: 'X' }))
  expect(listModelPageLinks(many)).toHaveLength(25)
  const [group] = fillFooter([{ title: 'Models', dynamic: 'models', links: [] }], {
    models: listModelPageLinks(many),
    stock: [],
    leadsToPage,
  })
  expect(names(group?.links)).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'Browse by model'])
})
