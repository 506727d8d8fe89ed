import { expect, test } from 'vitest'
import { resolveSwitches } from '@/tenants/switches'
import type { ModelRecord } from '@/src/domain/catalogue/records'
import { defaultFooter, defaultHeader } from './defaults'
import { filledFooter, filledHeader, modelLinks, pageLinks, stockLinks } from './fill'
import { ofManufacturer } from './model-menu'

const { search } = resolveSwitches({}, {})
const model = (make: string, name: string): ModelRecord => ({
  id: name,
  slug: name.toLowerCase(),
  manufacturer: { name: make },
  model: { name, body: 'SUV' },
  status: 'available',
})
const answer = (hits: readonly ModelRecord[]) => ({
  hits,
  count: hits.length,
  facets: { 'manufacturer.name': Object.fromEntries(hits.map((one) => [one.manufacturer.name, 1])) },
})
const names = (links: readonly { readonly label: string }[] = []) => links.map(({ label }) => label)

test('[CNT-02] the default header is Home, Models, Stock, Finance, Service & Parts, Company', () => {
  const known = { models: modelLinks(answer([model('Chery', 'Omoda 5')]), search), stock: stockLinks(search) }
  const header = filledHeader(defaultHeader, known)
  expect(names(header)).toEqual(['Home', 'Models', 'Stock', 'Finance', 'Service & Parts', 'Company'])
  expect(names(header[1]?.children)).toEqual(['Omoda 5', 'Browse by model'])
  expect(names(header[2]?.children)).toEqual(['All stock', 'New', 'Demo', 'Used'])
  expect(names(header[4]?.children)).toEqual(['Servicing', 'Parts and Accessories'])
  expect(names(header[5]?.children)).toEqual(['About Us', 'News', 'Contact Us'])
  expect(filledFooter(defaultFooter('/s'), known).map(({ title, links }) => [title, ...names(links)])).toEqual([
    ['Models', 'Omoda 5', 'Browse by model'],
    ['Buyer Tools', 'Our Stock', 'Finance', 'Trade In', 'Test Drive', 'Owners Benefits'],
    ['Service & Parts', 'Servicing', 'Parts and Accessories'],
    ['Company', 'About Us', 'News', 'Contact Us', 'Terms', 'Privacy'],
  ])
})

test('[CNT-02] omits menu entries without content', () => {
  const none = { models: modelLinks(answer([]), search), stock: stockLinks(search) }
  expect(names(filledHeader(defaultHeader, none))).not.toContain('Models')
  expect(filledFooter(defaultFooter('/s'), none).map(({ title }) => title)).not.toContain('Models')
})

test('[CNT-02] lists manufacturers in place of many models, before staff’s own entries', () => {
  const many = Array.from({ length: 13 }, (_, index) => model(index % 2 === 0 ? 'Kia' : 'Ford', `Model ${index}`))
  expect(names(modelLinks(answer(many), search))).toEqual(['Kia', 'Ford', 'Browse by model'])
  const own = [{ label: 'Stock', dynamic: 'stock', children: [{ label: 'Utes', href: '/search/ute' }] }] as const
  expect(names(filledHeader(own, { models: [], stock: stockLinks(search) })[0]?.children)).toEqual([
    'All stock',
    'New',
    'Demo',
    'Used',
    'Utes',
  ])
})

test('[CNT-02] links at most 24 models to their pages, at a manufacturer’s dealer only its own', () => {
  const listed = [
    { name: 'Tiggo 4 Pro', slug: 'tiggo-4-pro', body: 'SUV', manufacturer: 'Chery' },
    { name: 'Corolla', slug: 'corolla', body: '', manufacturer: 'Toyota' },
  ]
  expect(pageLinks(ofManufacturer(listed, ' chery'))).toEqual([
    { label: 'Tiggo 4 Pro', href: '/models/tiggo-4-pro' },
    { label: 'Browse by model', href: '/models' },
  ])
  expect(ofManufacturer(listed, null)).toEqual(listed)
  const many = Array.from({ length: 60 }, (_, at) => ({ name: `M${at}`, slug: `m${at}`, body: '', manufacturer: 'X' }))
  expect(pageLinks(many)).toHaveLength(25)
  const [group] = filledFooter([{ title: 'Models', dynamic: 'models', links: [] }], {
    models: pageLinks(many),
    stock: [],
  })
  expect(names(group?.links)).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'Browse by model'])
})
