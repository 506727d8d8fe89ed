import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNames, MAX_LISTED_NAMES } from '@/src/domain/tenancy/find-names'
import { findTenantNames } from '@/src/services/tenants/find-tenant-names'
import { createWorld, type World } from './world'

/**
 * The panel's tenant selector with many dealers: the first names, those named in cookies, and a search for the rest.
 */
let world: World
let rootToken = ''

beforeAll(async () => {
  world = await createWorld()
  const login = { email: 'root@platform.example', password: 'correct horse battery' }
  await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
  rootToken = (await world.payload.login({ collection: 'users', data: login })).token ?? ''
  await world.pool.query(
    `INSERT INTO tenants (id, name, slug)
     SELECT gen_random_uuid(), 'Motor ' || n, 'motor-' || n FROM generate_series(1, 120) n
     UNION ALL SELECT gen_random_uuid(), name, 'own-' || row_number() OVER ()
       FROM unnest(ARRAY['O’Brien–Šimůnek', 'Zé''s 50% _Utes\\', 'World of Motor 7', 'İzmir Caravans']) name`,
  )
})
afterAll(async () => {
  await world.close()
})

type Body = { names: { id: string; name: string }[]; total: number; tenantOptions: { value: string; label: string }[] }
const get = async (path: string, token: string | null, cookie = ''): Promise<{ status: number; body: Body }> => {
  const headers = { ...(token === null ? {} : { authorization: `JWT ${token}` }), cookie }
  const response = await world.send(`/tenants${path}`, { headers })
  return { status: response.status, body: (await response.json()) as Body }
}
const searchNames = (searchText: string, token: string | null = rootToken) =>
  get(`/names?${new URLSearchParams({ typed: searchText }).toString()}`, token)

test('[TEN-01] the server’s search finds the same names in the same order as the panel’s own', async () => {
  const all = (await findTenantNames(world.pool, { typedText: '', among: null, limit: 1000 })).names
  expect(all.length).toBeGreaterThan(120)
  for (const searchText of [
    'motor',
    '7 MOTOR',
    "o'brien simunek",
    'o’BRIEN',
    '50% _ut',
    'utes\\',
    'motor 12',
    'nobody',
    ' ',
  ]) {
    const expected = findNames(all, searchText)
    const { body } = await searchNames(searchText)
    expect([searchText, body.names]).toEqual([searchText, expected.slice(0, MAX_LISTED_NAMES)])
    expect(body.total, searchText).toBe(expected.length)
  }
  expect((await searchNames('motor\0 7')).status).toBe(200)
})

test('[TEN-01] [ADM-01] staff find only names of their tenants, and anonymous requests are refused', async () => {
  for (const { token } of Object.values(world.staff))
    expect((await searchNames('', token)).body).toEqual({ names: [{ id: world.a, name: 'tenant-a' }], total: 1 })
  expect((await searchNames('motor', world.staff.editor.token)).body).toEqual({ names: [], total: 0 })
  expect((await searchNames('', null)).status).toBe(401)
  const forgedAnswer = await get(
    '/populate-tenant-options',
    world.staff.editor.token,
    `forecourt-tenant=${world.b}; payload-tenant=${world.b}`,
  )
  expect(forgedAnswer.body.tenantOptions).toEqual([{ value: world.a, label: 'tenant-a' }])
})

test('[TEN-01] with many dealers the panel gets the first names and those of the tenants it shows', async () => {
  const listOptions = async (cookie: string) =>
    (await get('/populate-tenant-options', rootToken, cookie)).body.tenantOptions
  const first = await listOptions('')
  expect(first).toHaveLength(MAX_LISTED_NAMES)
  const [b] = (await searchNames('tenant-b')).body.names
  expect(first.map(({ value }) => value)).not.toContain(b?.id)
  const tenantOption = { value: world.b, label: 'tenant-b' }
  expect(await listOptions(`payload-tenant=${world.b}`)).toEqual([...first, tenantOption])
  expect(await listOptions(`x=1; forecourt-tenant=${world.b}; payload-tenant=${first[0]?.value ?? ''}`)).toEqual([
    ...first,
    tenantOption,
  ])
  expect(await listOptions("payload-tenant=' OR 1=1")).toEqual(first)
})
