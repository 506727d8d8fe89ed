import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { switches } from '@/tenants/switches'
import { themeProblems } from '@/src/domain/theme/check'
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

const read = (slug: string): TenantFolder => {
  const names = readdirSync(`${root}${slug}`).filter((name) => name.endsWith('.json'))
  const files = Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(`${root}${slug}/${name}`, 'utf8')) as unknown]),
  )
  const parsed = parseTenantFolder(files)
  if (!parsed.ok) throw new Error(`${slug}: ${JSON.stringify(parsed.problems, null, 1)}`)
  return parsed.folder
}
const folders = slugs.map(read)

const chosen = ({ tenant }: TenantFolder, group: string, key: string): unknown =>
  (tenant.switches as Record<string, Record<string, unknown> | undefined>)[group]?.[key]

describe('demo tenants', () => {
  test.each(folders)('[TEN-09] $tenant.name is a folder the platform takes', (folder) => {
    expect(folder.tenant.slug).toBe(slugs[folders.indexOf(folder)])
    expect(folder.locations.filter((one) => one.primary)).toHaveLength(1)
  })

  test.each(folders)('[TEN-10] the theme of $tenant.name can be saved', ({ theme }) => {
    expect(themeProblems(theme)).toEqual([])
  })

  const every = Object.entries(switches).flatMap(([group, inner]) =>
    Object.entries(inner).map(([key, one]) => ({ group, key, fallback: one.default })),
  )
  test.each(every)(
    '[TEN-03] $group.$key differs in one tenant and is the default in another',
    ({ group, key, fallback }) => {
      const values = folders.map((folder) => chosen(folder, group, key) ?? fallback)
      const same = values.map((value) => JSON.stringify(value) === JSON.stringify(fallback))
      expect(same).toContain(true)
      expect(same).toContain(false)
    },
  )

  test('[TEN-01] Banksia has twelve locations, Coolabah sells one make, the edge tenant shows none of its yards', () => {
    expect(folders[0]?.locations).toHaveLength(12)
    expect(folders[1]?.tenant.manufacturer?.name).toBe('Chery')
    expect(folders[8]?.locations.some((one) => one.visible)).toBe(false)
  })

  test('[TEN-08] every number is from a block reserved for fiction', () => {
    const numbers = folders.flatMap(({ tenant, locations }) => [
      tenant.phone,
      ...locations.flatMap((one) => [one.phone, one.landline_phone]),
    ])
    for (const number of numbers)
      if (number) expect(number).toMatch(/^(0[2378] 5550 \d{4}|0491 57\d \d{3}|1800 160 401)$/)
  })

  test('[TEN-09] menus lead only to the home page, to stock, models, brands, parts and locations', () => {
    for (const { tenant } of folders) {
      const links = [
        ...tenant.header.flatMap((item) => [item.href, ...(item.children ?? []).map((child) => child.href)]),
        ...tenant.footer.flatMap((group) => group.links.map((link) => link.href)),
        ...tenant.home.tiles.map((tile) => tile.href),
      ]
      for (const link of links)
        if (link)
          expect(link).toMatch(
            /^\/($|#locations$|search\/|used-car\/|models(\/[a-z0-9-]+)?$|brands$|parts\/search$|locations$|dealer-locator$)/,
          )
    }
  })
})
