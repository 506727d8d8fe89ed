import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { defaultTheme } from '@/src/domain/theme/palette'
import { log } from '@/src/platform/log'
import { readHosts } from './hosts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
})

const readBrand = async (slug: string) =>
  (await readHosts(database.pool, 'http://sites.example')).tenants.get(`${slug}.sites.example`)?.brand
const addLocation = (tenant: string, name: string, columns: Record<string, string>) => {
  const names = Object.keys(columns).map((column) => `, "${column}"`)
  const values = Object.values(columns).map((value) => `, '${value}'`)
  return database.pool.query(
    `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode${names.join('')})
     VALUES (gen_random_uuid(), $1, $2::varchar, $2::varchar, 'Australia/Brisbane', 's', 'c', 'QLD', '4000'${values.join('')})`,
    [tenant, name],
  )
}

describe('[STK-03] [TEN-01] the brand of a host while the database cannot be read', () => {
  test('[STK-03] a dealer without settings has a name and the default colours', async () => {
    await addTenant(database.pool, 'bare')
    expect(await readBrand('bare')).toEqual({ name: 'bare', theme: defaultTheme })
  })

  test('[STK-03] the number is the dealer’s own, else the first visible location’s', async () => {
    const tenant = await addTenant(database.pool, 'yards')
    await addLocation(tenant, 'hidden', { visible: 'false', primary: 'true', phone: '0700000001' })
    expect((await readBrand('yards'))?.phone).toBeUndefined()
    await addLocation(tenant, 'second', { order: '1', phone: '0700000003' })
    await addLocation(tenant, 'first', { order: '2', primary: 'true', landline_phone: '0700000002' })
    expect((await readBrand('yards'))?.phone).toBe('0700000002')
    await database.pool.query(
      "INSERT INTO site_settings (id, tenant_id, phone) VALUES (gen_random_uuid(), $1, ' 1300 123 456 ')",
      [tenant],
    )
    expect((await readBrand('yards'))?.phone).toBe('1300 123 456')
  })

  test('[STK-07] a stored base filter that cannot be parsed is ignored, and a warning is logged', async () => {
    const tenant = await addTenant(database.pool, 'mistyped')
    await database.pool.query(
      'INSERT INTO site_settings (id, tenant_id, switches) VALUES (gen_random_uuid(), $1, $2)',
      [tenant, { search: { base_filter: 'make=Land Rover', sold_days: 1 } }],
    )
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    const { tenants } = await readHosts(database.pool, 'http://sites.example', [tenant])
    expect(tenants.get('mistyped.sites.example')?.listing).toMatchObject({ base_filter: '', sold_days: 1 })
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/^The base filter of mistyped is ignored: Expected/)]])
    warned.mockRestore()
  })

  test('[TEN-01] an archived dealer has no host, in the complete map and read alone', async () => {
    const tenant = await addTenant(database.pool, 'archived')
    const hostsOf = async () =>
      (
        await Promise.all([undefined, [tenant]].map((only) => readHosts(database.pool, 'http://sites.example', only)))
      ).map(({ tenants }) => tenants.has('archived.sites.example'))
    expect(await hostsOf()).toEqual([true, true])
    await database.pool.query("UPDATE tenants SET status = 'archived' WHERE id = $1", [tenant])
    expect(await hostsOf()).toEqual([false, false])
  })

  test('[TEN-10] the colours and fonts are those of its own theme', async () => {
    const tenant = await addTenant(database.pool, 'coloured')
    await database.pool.query(
      `INSERT INTO theme (id, tenant_id, accent, surface, surface_alt, ink, dark, heading_font, text_font, radius, header, footer)
       VALUES (gen_random_uuid(), $1, '#AA0000', '#111111', '#222222', '#FFFFFF', true, 'sora', 'dm-sans', 3, 'dark', 'dark')`,
      [tenant],
    )
    expect((await readBrand('coloured'))?.theme).toMatchObject({
      accent: '#AA0000',
      surface: '#111111',
      surface_alt: '#222222',
      ink: '#FFFFFF',
      dark: true,
      heading_font: 'sora',
      text_font: 'dm-sans',
      radius: 3,
    })
    expect((await readBrand('bare'))?.theme).toEqual(defaultTheme)
    expect((await readHosts(database.pool, 'http://sites.example')).tenants.size).toBe(8)
  })
})
