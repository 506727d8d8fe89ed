import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { contentFile } from '@/src/domain/tenancy/content-file'
import { readTenantFile, shownDealers } from './folders.test-support'

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
    expect(running_costs).toMatchObject({ fuel_price: 1.89, price_date: 'November 2026' })
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
