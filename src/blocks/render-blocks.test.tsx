import fc from 'fast-check'
import type { Field, FlattenedField } from 'payload'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { flattenedBlocks } from '@/scripts/testing/flattened-blocks'
import { contrastOf } from '@/src/domain/theme/colour'
import type { Site } from '@/src/domain/tenancy/site'
import { log } from '@/src/platform/log'
import { resolveSwitches } from '@/src/domain/switches'
import { parseBlocks } from '@/src/server/content/block-data'
import { blockConfigs } from './configs'
import { renderBlocks } from './render-blocks'
import { pageViews } from './page-views'

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('@/src/server/stock/stock', () => ({
  countStock: () => Promise.resolve({ total: 3, byMake: { Kia: 2 }, byBody: { SUV: 3 }, byCarType: {} }),
  listNewestStock: () => Promise.resolve([]),
}))
vi.mock('@/src/server/content/search-blocks', () => ({
  countLinkedStock: () => Promise.resolve({}),
  loadPriceBlock: () => Promise.reject(new Error('The search is away.')),
  findLinkedStock: () => Promise.resolve({ records: [], count: 7, available: 7, itemTypes: [] }),
}))
vi.mock('@/src/server/models/catalogue', () => ({
  findModels: () => Promise.resolve({ hits: [], count: 0, facets: {}, facetStats: {}, pages: 0 }),
  findItems: () => Promise.resolve(null),
}))
vi.mock('@/src/server/content/promo-cards', () => ({ listCurrentPromoCards: () => Promise.resolve([]) }))
vi.mock('@/src/server/content/offers', () => ({ listCurrentOffers: () => Promise.resolve([]) }))
vi.mock('@/src/server/content/posts', () => ({ listLatestPosts: () => Promise.resolve([]) }))
vi.mock('@/src/server/content/post-categories', () => ({ findCategory: () => Promise.resolve(null) }))
vi.mock('@/src/server/locations/location-page', () => ({ markSpecialDays: () => '2026-11-22' }))
vi.mock('@/src/server/content/reviews', () => ({
  findVisibleReviews: () => {
    const all = {
      count: 3,
      average_rating: 4.6,
      reviews: [
        { author: 'Mei', rating: 5, date: '2026-08-01', text: 'Kind and quick.' },
        { author: 'Tom', rating: 4, date: '2026-07-01', text: '' },
        { author: 'Jo', rating: 5, date: '2026-06-01', text: 'Came back twice.' },
      ],
    }
    return Promise.resolve({ all, of: () => undefined })
  },
}))
vi.mock('@/src/server/content/link-check', () => ({ loadLinkCheck: () => Promise.resolve(() => true) }))
vi.mock('@/src/server/content/pages', () => ({ markPageIncomplete: () => undefined }))

const site = {
  id: 'a',
  slug: 'sample',
  name: 'Sample Motors',
  url: 'https://sample.example',
  phone: '07 5550 1100',
  locations: [],
  theme: {
    accent: '#1F5F4B',
    surface: '#FFFFFF',
    surface_alt: '#F6F3EC',
    ink: '#18211D',
    header: 'two-rows',
    dark: false,
  },
  switches: resolveSwitches({}, {}),
} as unknown as Site

const html = async (blocks: readonly unknown[], at = site): Promise<string> =>
  renderToString(<>{await renderBlocks(parseBlocks(flattenedBlocks, blocks), at, pageViews)}</>)

/** The failing blocks log errors. */
const errorSpy = vi.spyOn(log, 'error')
beforeAll(() => void errorSpy.mockImplementation(() => undefined))
afterAll(() => errorSpy.mockRestore())

const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    ...('name' in field ? [field.name] : []),
    ...('fields' in field ? namesOf(field.fields) : []),
  ])

/** A value for every field, at any depth. */
const everyField = (fields: readonly FlattenedField[]): object =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.type === 'array' ? [everyField(field.flattenedFields)] : null]),
  )

describe('blocks', () => {
  test('[CNT-01] every block that the panel offers has a view, and no others exist', () => {
    expect(Object.keys(pageViews).sort()).toEqual(blockConfigs.map(({ slug }) => slug).sort())
  })

  test('[CNT-01] reads every field of every block, and leaves out values of another type', () => {
    const block = { limit: '3', heading: ' Just in ', search: 7, more_label: '  ', unknown: 'Gone' }
    expect(parseBlocks(flattenedBlocks, [{ ...block, blockType: 'stock-carousel' }, 'text', null])).toEqual([
      { blockType: 'stock-carousel', heading: 'Just in' },
    ])
    for (const { slug, flattenedFields } of flattenedBlocks)
      expect(parseBlocks(flattenedBlocks, [{ ...everyField(flattenedFields), blockType: slug }])).toHaveLength(1)
  })

  test('[CNT-01] a section of any kind that staff have hidden is not on the page', () => {
    for (const { slug } of flattenedBlocks) {
      expect(parseBlocks(flattenedBlocks, [{ blockType: slug, hidden: true }]), slug).toEqual([])
      expect(parseBlocks(flattenedBlocks, [{ blockType: slug, hidden: false }]), slug).toHaveLength(1)
    }
  })

  test.each(blockConfigs)('[CNT-01] the page renders with any stored value of “$slug”', async ({ slug, fields }) => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('', 'A line', 'javascript:alert(1)', '/search/suv'),
    )
    const stored = fc.dictionary(
      fc.constantFrom(...namesOf(fields)),
      fc.oneof(
        value,
        fc.array(fc.dictionary(fc.constantFrom(...namesOf(fields)), value, { maxKeys: 4 }), { maxLength: 3 }),
      ),
      { maxKeys: 8 },
    )
    await fc.assert(
      fc.asyncProperty(stored, async (data) => {
        const text = await html([
          { ...data, blockType: slug },
          { blockType: 'about', title: 'Still here', text: 'A paragraph.' },
        ])
        expect(text).toContain('Still here')
        expect(text).not.toMatch(/(?:href|src|action|poster)="javascript:/)
      }),
      { numRuns: 60 },
    )
  })

  test('[CNT-01] leaves out a block that fails or is unknown, and keeps the others', async () => {
    const text = await html([
      { blockType: 'hero', title: 'Hello' },
      { blockType: 'price-range' },
      { blockType: 'no-such-block', title: 'Gone' },
      { blockType: 'constructor' },
      { blockType: 'talk-to-us', anchor: 'talk-here' },
    ])
    expect(text).toContain('Hello')
    expect(text).not.toContain('Gone')
    expect(text).toContain('<div id="talk-here"')
    expect(errorSpy).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.stringContaining('price-range'))
  })

  test('[CNT-01] a section has the style that staff chose, and an inverted one colours that can be read on it', async () => {
    const section = { blockType: 'about', title: 'About us', text: 'Since 1987.' }
    expect(await html([section])).not.toContain('section-style')
    expect(await html([{ ...section, style: 'tinted' }])).toContain('section-tinted')
    expect(await html([{ ...section, style: 'striped' }])).not.toContain('section-style')
    const inverted = await html([{ ...section, style: 'inverted' }])
    const [, surface = ''] = /--t-surface:(#\w{6})/.exec(inverted) ?? []
    const [, text = ''] = /--t-muted:(#\w{6})/.exec(inverted) ?? []
    expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  test('[CNT-01] [LOC-08] shows reviews with text, up to the limit, beside the average of all reviews', async () => {
    const text = await html([{ blockType: 'reviews', limit: 1 }])
    expect(text).toContain('Kind and quick.')
    expect(text).not.toContain('Came back twice.')
    expect(text).toContain('Based on 3 reviews')
    expect(await html([{ blockType: 'reviews', location: 'no-such-place' }])).toBe('')
  })

  test('[CNT-01] no two blocks share an id, and a page has one heading of the first level', async () => {
    const text = await html([
      { blockType: 'hero', title: 'One' },
      { blockType: 'hero', title: 'Two' },
      { blockType: 'form', lead_type: 'enquiry' },
      { blockType: 'form', lead_type: 'trade-in' },
      { blockType: 'about', title: 'A', text: 'a' },
      { blockType: 'about', title: 'B', text: 'b' },
    ])
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(text.match(/<h1/g)).toHaveLength(1)
  })

  test.each([
    [
      { display: { item_types: ['car'] }, trade_in: { oldest_years: 9, max_kms: 150_000 } },
      'Cars over 9 years old or with more than 150,000 km',
    ],
    [{ display: { item_types: ['motorcycle'] } }, 'Motorcycles over 7 years old or with more than 60,000 km'],
    [{ display: { item_types: ['caravan'] } }, 'Caravans over 7 years old generally'],
  ])(
    '[TRD-03] a page that links to valuations states the limits of the dealer’s switches: %j',
    async (stored, text) => {
      const block = { blockType: 'form', lead_type: 'trade-in' }
      const dealer = (trade_in: boolean) => ({
        ...site,
        switches: resolveSwitches({}, { ...stored, vehicle: { trade_in } }),
      })
      expect(await html([block], dealer(true))).toContain(text)
      expect(await html([block], dealer(false))).not.toContain('online estimate')
    },
  )

  test('[TRD-01] the trade-in form is absent at a dealer who takes none', async () => {
    const blocks = [{ blockType: 'form', lead_type: 'trade-in' }]
    expect(await html(blocks, { ...site, switches: resolveSwitches({}, { trade_in: { offered: false } }) })).toBe('')
    expect(await html(blocks)).toContain('Value my trade-in')
  })
})
