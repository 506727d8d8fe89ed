import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNames, listedNames } from '@/src/domain/tenancy/find-names'
import { tenantNames } from '@/src/services/tenants/names'
import { createWorld, type World } from './world'

/**
 * The panel's tenant selector with many dealers: the first names, those named in cookies, and a search for the rest.
 */
let world: World
let root = ''

beforeAll(async () => {
  world = await createWorld()
  const login = { email: 'root@platform.example', password: 'correct horse battery' }
  await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
  root = (await world.payload.login({ collection: 'users', data: login })).token ?? ''
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
const search = (typed: string, token: string | null = root) =>
  get(`/names?${new URLSearchParams({ typed }).toString()}`, token)

test('[TEN-01] the server’s search finds the same names in the same order as the panel’s own', async () => {
  const all = (await tenantNames(world.pool, { typed: '', among: null, most: 1000 })).names
  expect(all.length).toBeGreaterThan(120)
  for (const typed of [
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
    const expected = findNames(all, typed)
    const { body } = await search(typed)
    expect([typed, body.names]).toEqual([typed, expected.slice(0, listedNames)])
    expect(body.total, typed).toBe(expected.length)
  }
  expect((await search('motor\0 7')).status).toBe(200)
})

test('[TEN-01] [ADM-01] staff find only names of their tenants, and anonymous requests are refused', async () => {
  for (const { token } of Object.values(world.staff))
    expect((await search('', token)).body).toEqual({ names: [{ id: world.a, name: 'tenant-a' }], total: 1 })
  expect((await search('motor', world.staff.editor.token)).body).toEqual({ names: [], total: 0 })
  expect((await search('', null)).status).toBe(401)
  const forged = await get(
    '/populate-tenant-options',
    world.staff.editor.token,
    `forecourt-tenant=${world.b}; payload-tenant=${world.b}`,
  )
  expect(forged.body.tenantOptions).toEqual([{ value: world.a, label: 'tenant-a' }])
})

test('[TEN-01] with many dealers the panel gets the first names and those of the tenants it shows', async () => {
  const few = async (cookie: string) => (await get('/populate-tenant-options', root, cookie)).body.tenantOptions
  const first = await few('')
  expect(first).toHaveLength(listedNames)
  const [b] = (await search('tenant-b')).body.names
  expect(first.map(({ value }) => value)).not.toContain(b?.id)
  const named = { value: world.b, label: 'tenant-b' }
  expect(await few(`payload-tenant=${world.b}`)).toEqual([...first, named])
  expect(await few(`x=1; forecourt-tenant=${world.b}; payload-tenant=${first[0]?.value ?? ''}`)).toEqual([
    ...first,
    named,
  ])
  expect(await few("payload-tenant=' OR 1=1")).toEqual(first)
})
