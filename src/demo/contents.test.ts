import { describe, expect, test } from 'vitest'
import { parseMarkup } from '@/src/domain/content/markup'
import { resolveSwitches } from '@/src/domain/switches'
import { contentFile } from '@/src/domain/tenancy/content-file'
import { listTenantFiles, readTenantFile, shownDealers } from './folders.test-support'

type Content = { readonly posts?: readonly { readonly date: string }[]; readonly offers?: readonly Offer[] }
type Offer = { readonly title: string; readonly image_url?: string }
type Link = { readonly href: string }
type Day = { readonly date: string; readonly status: string }
type Location = {
  readonly slug: string
  readonly badge?: string
  readonly visible: boolean
  readonly opening_hours: readonly unknown[]
  readonly special_hours?: readonly Day[]
}
type Settings = {
  readonly switches: Parameters<typeof resolveSwitches>[1]
  readonly legal: { readonly prices: string }
}
type TextNode = { readonly type: string; readonly text?: string; readonly children?: readonly TextNode[] }

const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
const wordsOf = ({ text = '', children = [] }: TextNode): string => text + children.map(wordsOf).join('')
/** True if a paragraph numbers steps in its own words, which is hard to follow. */
const hasNumberedParagraph = (text: string): boolean =>
  (parseMarkup(text)['root'] as TextNode).children?.some(
    (node) => node.type === 'paragraph' && /(?:^|\s)1[.)] \S.*\s2[.)] \S/.test(wordsOf(node)),
  ) ?? false

const readText = (slug: string, file: string): string => readTenantFile(slug, file) ?? '{}'
const read = (slug: string, file: string): unknown => JSON.parse(readText(slug, file))

describe.each(shownDealers)('the promises of %s', (slug) => {
  const tenant = readText(slug, 'tenant.json')
  const content = read(slug, 'content.json') as Content
  const locations = read(slug, 'locations.json') as readonly Location[]

  test('[CNT-04] news in its menu, and offers on its home page, exist', () => {
    if (tenant.includes('"/news"')) expect(content.posts?.length ?? 0).toBeGreaterThan(0)
    if (tenant.includes('"three-features"')) expect(content.offers?.length ?? 0).toBeGreaterThan(0)
    for (const { date } of content.posts ?? []) expect(Date.parse(date)).toBeLessThan(Date.parse('2026-11-20'))
  })

  test('[TEN-09] its contents have the form that a folder must have', () => {
    expect(contentFile.safeParse(content).error?.issues ?? []).toEqual([])
  })

  test('[CNT-02] no two links of its footer lead to the same page', () => {
    const { footer } = JSON.parse(tenant) as { readonly footer: readonly { readonly links: readonly Link[] }[] }
    const hrefs = footer.flatMap(({ links }) => links.map(({ href }) => href.replace(/\/$/, '')))
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([])
  })

  test('[CALC-01] the prices of its running costs are dated, and its fuel costs what it costs everywhere', () => {
    const { switches } = JSON.parse(tenant) as { readonly switches: Parameters<typeof resolveSwitches>[1] }
    const { running_costs } = resolveSwitches({}, switches)
    if (running_costs.item_types.length === 0) return
    expect(running_costs).toMatchObject({ fuel_price: 1.89, diesel_price: 1.98, price_date: 'November 2026' })
  })

  test('[LAW-01] the note on its prices names the label that its prices have', () => {
    const { legal, switches } = JSON.parse(tenant) as Settings
    const { drive_away_text, excl_govt_text } = resolveSwitches({}, switches).display
    const { price_type } = read(slug, 'demo-stock.json') as { readonly price_type: string }
    const label = price_type === 'drive_away' ? drive_away_text : excl_govt_text
    expect(legal.prices.toLowerCase()).toContain(label.toLowerCase())
    if (price_type === 'excl_govt') expect(legal.prices).toContain('includes 10% GST')
  })

  test('[LOC-02] no label of a location calls it open, since its hours may say that it is closed', () => {
    for (const { badge = '' } of locations) expect(badge).not.toMatch(/\bopen\b/i)
  })

  test('[CNT-01] steps that are numbered in a text are a numbered list', () => {
    const files = listTenantFiles(slug).filter((file) => file.endsWith('.json'))
    const texts = files.flatMap((file) => listTexts(read(slug, file)))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(hasNumberedParagraph)).toEqual([])
  })

  test('[CNT-04] each of its offers has an image', () => {
    for (const { title, image_url } of content.offers ?? []) expect(image_url, title).toMatch(/^\/images\//)
  })

  test('[LOC-02] a location that is not open yet has no opening hours', () => {
    for (const { badge = '', opening_hours } of locations)
      if (/coming|soon|opening/i.test(badge)) expect(opening_hours).toEqual([])
  })
})

test('[LOC-05] a post about Sundays at Rocklea, and the hours of Rocklea, agree', () => {
  const locations = read('banksia-motor-group', 'locations.json') as readonly Location[]
  const sundays = (locations.find(({ slug }) => slug === 'trucks-rocklea')?.special_hours ?? []).filter(
    ({ date, status }) => status === 'Open' && new Date(date).getUTCDay() === 0,
  )
  expect(sundays.map(({ date }) => date)).toEqual(['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20'])
})

test('[BRD-01] the group claims as many locations as shoppers can visit', () => {
  const { claims } = read('banksia-motor-group', 'brands.json') as {
    readonly claims: readonly { readonly value: string; readonly label: string }[]
  }
  const locations = read('banksia-motor-group', 'locations.json') as readonly Location[]
  const count = locations.filter(({ visible }) => visible).length
  expect(claims.find(({ label }) => label === 'locations')?.value).toBe(String(count))
})

test('[CNT-01] a paragraph that numbers its steps is found, and a list is not', () => {
  expect(hasNumberedParagraph('First this: 1. Legs down. 2. Power in.')).toBe(true)
  expect(hasNumberedParagraph('Do\n1. Legs down.\n2. Power in.')).toBe(true)
  expect(hasNumberedParagraph('1. Legs down.\n2. Power in.')).toBe(false)
})

test('[CNT-04] no two dealers have the same page about themselves', () => {
  const pages = shownDealers.map((slug) => readTenantFile(slug, 'pages/about-us.json'))
  expect(pages).not.toContain(undefined)
  expect(new Set(pages).size).toBe(shownDealers.length)
})
