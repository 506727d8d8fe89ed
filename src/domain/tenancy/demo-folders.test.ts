import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { switches } from '@/src/domain/switches'
import { blockConfigs } from '@/src/blocks/configs'
import { pageSlugProblem } from '@/src/domain/content/slug'
import { isReservedRoute } from '@/src/domain/routes/reserved'
import { renderedBodies, renderedColours } from '@/src/domain/images/rendered-images'
import { defaultFooter, defaultHeader } from '@/src/domain/navigation/default-menus'
import { listThemeProblems } from '@/src/domain/theme/check'
import starter from '@/tenants/starter.json'
import { starterFile } from './content-file'
import { parseTenantFolder, type TenantFolder } from './tenant-folder'

const root = fileURLToPath(new URL('../../../tenants/', import.meta.url))
const slugs = [
  'banksia-motor-group',
  'coolabah-chery',
  'yarra-value-cars',
  'harbour-and-vale',
  'ironbark-trucks',
  'southern-cross-motorcycles',
  'wattle-caravans',
  'voltara',
  'edge',
]

const loadFolder = (slug: string): TenantFolder => {
  const names = readdirSync(`${root}${slug}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  const files = Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(`${root}${slug}/${name}`, 'utf8')) as unknown]),
  )
  const parsed = parseTenantFolder(files)
  if (!parsed.ok) throw new Error(`${slug}: ${JSON.stringify(parsed.problems, null, 1)}`)
  return parsed.folder
}
const folders = slugs.map(loadFolder)

const switchValue = ({ tenant }: TenantFolder, group: string, key: string): unknown =>
  (tenant.switches as Record<string, Record<string, unknown> | undefined>)[group]?.[key]

describe('demo tenants', () => {
  test.each(folders)('[TEN-09] the folder of $tenant.name is valid', (folder) => {
    expect(folder.tenant.slug).toBe(slugs[folders.indexOf(folder)])
    expect(folder.locations.filter((one) => one.primary)).toHaveLength(1)
  })

  test.each(folders)('[TEN-10] the theme of $tenant.name is valid', ({ theme }) => {
    expect(listThemeProblems(theme)).toEqual([])
  })

  const every = Object.entries(switches).flatMap(([group, inner]) =>
    Object.entries(inner).map(([key, one]) => ({ group, key, fallback: one.default })),
  )
  test.each(every)(
    '[TEN-03] $group.$key differs in one tenant and is the default in another',
    ({ group, key, fallback }) => {
      const values = folders.map((folder) => switchValue(folder, group, key) ?? fallback)
      const same = values.map((value) => JSON.stringify(value) === JSON.stringify(fallback))
      expect(same).toContain(true)
      expect(same).toContain(false)
    },
  )

  test('[TEN-01] Banksia has twelve locations, Coolabah sells one make, the edge tenant shows no location', () => {
    expect(folders[0]?.locations).toHaveLength(12)
    expect(folders[1]?.tenant.manufacturer?.name).toBe('Chery')
    expect(folders[8]?.locations.some((one) => one.visible)).toBe(false)
  })

  test('[TEN-08] all phone numbers are reserved for fiction', () => {
    const numbers = folders.flatMap(({ tenant, locations }) => [
      tenant.phone,
      ...locations.flatMap((one) => [one.phone, one.landline_phone]),
    ])
    for (const number of numbers)
      if (number) expect(number).toMatch(/^(0[2378] 5550 \d{4}|0491 57\d \d{3}|1800 160 401)$/)
  })

  test.each(folders)(
    '[CNT-02] [CNT-04] [TEN-09] all links in menus, blocks and offers of $tenant.name work',
    (folder) => {
      const { tenant, pages, content } = folder
      const paths = new Set([
        ...Object.values(pages).map((page) => page.path),
        ...starterFile.parse(starter).pages.map((page) => page.path),
      ])
      const hrefs = (value: unknown): string[] => {
        if (typeof value === 'string') return [...value.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)
        if (Array.isArray(value)) return value.flatMap(hrefs)
        if (typeof value !== 'object' || value === null) return []
        return Object.entries(value).flatMap(([key, inner]) =>
          ['href', 'link_href', 'search'].includes(key) && typeof inner === 'string' ? [inner] : hrefs(inner),
        )
      }
      const menus = tenant.header.length > 0 ? tenant.header : defaultHeader
      const links = hrefs([
        menus,
        tenant.footer,
        defaultFooter('/search/used-cars'),
        tenant.home,
        pages,
        content,
        starter,
      ])
      expect(links.length).toBeGreaterThan(20)
      const dead = links.filter((link) => {
        const [path = ''] = link.split(/[?#]/)
        if (
          path === '' ||
          path === '/' ||
          path === '{stock}' ||
          path === '{test_drive_page}' ||
          link.startsWith('https://')
        )
          return false
        return !isReservedRoute(path.slice(1).replace(/\/$/, '')) && !paths.has(path)
      })
      expect(dead).toEqual([])
    },
  )

  test('[CNT-01] [CNT-04] all pages have valid addresses and existing blocks', () => {
    const known = new Set(blockConfigs.map((one) => one.slug))
    for (const { pages, tenant } of [...folders, { pages: starterFile.parse(starter).pages, tenant: undefined }]) {
      for (const page of Object.values(pages)) {
        expect(pageSlugProblem(page.path.slice(1)), page.path).toBeUndefined()
        for (const block of page.blocks) expect(known, page.path).toContain(block['blockType'])
      }
      for (const block of tenant?.home.blocks ?? []) expect(known).toContain(block['blockType'])
    }
  })

  test('[CNT-01] every studio image on a page is one that the site can serve', () => {
    const texts = JSON.stringify([folders.map(({ pages, tenant, content }) => [pages, tenant, content]), starter])
    const urls = [...texts.matchAll(/\/images\/cars\/([^/"]+)\/([^/"]+)\/[^/".]+\.webp/g)]
    expect(urls.length).toBeGreaterThan(20)
    const missing = urls.filter(
      ([, body = '', colour = '']) =>
        ![...renderedBodies, '{body}', 'placeholder'].includes(body) ||
        (body !== 'placeholder' && !Object.hasOwn(renderedColours, colour)),
    )
    expect(missing.map(([url]) => url)).toEqual([])
  })

  test('[CNT-01] every block has a component and is used on a demo dealer’s page, but for two that need what no folder has', () => {
    const slugs = blockConfigs.map((one) => one.slug)
    const text = JSON.stringify([folders.map(({ tenant, pages }) => [tenant.home, pages]), starter])
    const unused = slugs.filter((slug) => !text.includes(`"blockType":"${slug}"`))
    // The sales counter's number is worked out from the calendar, so no demo claims it (CNT-06).
    // A price change is made by staff, so no folder names one.
    expect(unused).toEqual(['price-change', 'sales-counter'])
  })
})

describe('dealer claims', () => {
  const contentTexts = folders.map(({ tenant, pages, models }) => JSON.stringify([tenant, pages, models]))

  test.each([
    /3-year mechanical protection/,
    /5-year mechanical protection/,
    /3-year standard warranty/,
    /7-year unlimited km/,
    /5-year roadside/,
    /5-year unlimited km/,
    /[Uu]p to 7 years roadside/,
    /since 1969/,
    /50\+ years/,
  ])('[CNT-08] %s is content of some dealers, not of all', (claim) => {
    const dealers = contentTexts.filter((text) => claim.test(text))
    expect(dealers.length).toBeGreaterThan(0)
    expect(dealers.length).toBeLessThan(folders.length)
  })

  test('[CNT-08] the starter pages make no claims about a dealer', () => {
    expect(JSON.stringify(starter)).not.toMatch(/\d+\+? ?-?years? (?!old)|unlimited k|since \d{4}/i)
  })
})
