import path from 'node:path'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyNewTenant, type NewTenant } from '@/src/domain/tenancy/new-tenant'
import starter from '@/tenants/starter.json'
import { createWorld, type World } from '@/tests/tenancy/world'
import { exportTenant } from './export-tenant'

let world: World
let root: string
beforeAll(async () => {
  world = await createWorld()
  const data = { email: 'platform@sample.example', password: 'a long enough password', platformAdmin: true }
  await world.payload.create({ collection: 'users', data, overrideAccess: true })
  root = (await world.payload.login({ collection: 'users', data })).token ?? ''
})
afterAll(async () => {
  await world.close()
})

const form = (slug: string, changes: Partial<NewTenant> = {}): NewTenant => ({
  ...emptyNewTenant,
  name: `Dealer ${slug}`,
  slug,
  location_name: `Dealer ${slug} Toowong`,
  street: '12 High Street',
  city: 'Toowong',
  postcode: '4066',
  phone: '07 5550 1234',
  email: `sales@${slug}.example`,
  ...changes,
})

type Answer = { readonly status: number; readonly body: Record<string, unknown> }

const submit = async (
  token: string | null,
  formValues: unknown,
  logo?: Uint8Array,
  type = 'image/png',
): Promise<Answer> => {
  const body = new FormData()
  body.set('form', JSON.stringify(formValues))
  if (logo) body.set('logo', new Blob([new Uint8Array(logo)], { type }), 'logo.png')
  const headers = token === null ? undefined : { authorization: `JWT ${token}` }
  const response = await world.send('/tenants/set-up', { method: 'POST', body, ...(headers ? { headers } : {}) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const problemsOf = ({ body }: Answer): readonly string[] =>
  ((body['problems'] ?? []) as readonly { field: string }[]).map(({ field }) => field)

const countRows = async (table: string): Promise<number> => {
  const { rows } = await world.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)
  return rows[0]?.n ?? -1
}

const image = sharp({ create: { width: 300, height: 80, channels: 3, background: '#1F5F4B' } })

test('[TEN-09] [TEN-10] one form creates a complete dealer: theme, logo, menus, pages, legal texts, location, first invitation', async () => {
  const staff = { staff_name: 'Sam', staff_email: 'Sam@whole.example' }
  const logo = await image.clone().jpeg().toBuffer()
  const answer = await submit(root, form('whole-dealer', { ...staff, domain: 'www.whole.example' }), logo)
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({ slug: 'whole-dealer', site: 'http://whole-dealer.localhost:3000' })
  const { email, link } = answer.body['invitation'] as { email: string; link: string }
  expect(email).toBe('sam@whole.example')
  const acceptance = { token: new URL(link).hash.slice(1), password: 'another horse battery' }
  expect((await world.rest('POST', '/users/invitation/accept', null, acceptance)).status).toBe(201)
  const login = await world.payload.login({ collection: 'users', data: { email, password: acceptance.password } })
  expect(login.user?.tenants).toMatchObject([{ tenant: answer.body['id'], role: 'tenant-admin' }])

  const exported = await exportTenant(world.payload, 'whole-dealer')
  const files = (exported?.files ?? {}) as Record<string, Record<string, unknown>>
  expect(files['tenant.json']).toMatchObject({ domains: ['www.whole.example'], email: 'sales@whole-dealer.example' })
  const { header, footer, home, legal } = files['tenant.json'] as Record<string, unknown[] & { blocks: unknown[] }>
  expect(header?.length).toBeGreaterThan(3)
  expect(footer?.length).toBeGreaterThan(2)
  expect(home?.blocks.length).toBeGreaterThan(5)
  expect(Object.keys(legal ?? {})).toEqual(['privacy', 'terms', 'prices'])
  expect(files['theme.json']).toMatchObject({ accent: emptyNewTenant.accent, logo: 'logo.jpg' })
  expect(files['locations.json']).toMatchObject([{ primary: true, opening_hours: { length: 7 } }])
  const pages = Object.keys(files).filter((name) => name.startsWith('pages/'))
  expect(pages.length).toBe(starter.pages.length)
  expect(JSON.stringify(files)).not.toMatch(/\{(?:name|stock)\}/)
  const { rows } = await world.pool.query(
    'SELECT who, action, kind FROM audit WHERE tenant_id = $1 ORDER BY created_at, id',
    [answer.body['id']],
  )
  expect(rows).toEqual([
    { who: 'platform@sample.example', action: 'created', kind: 'tenants' },
    { who: 'platform@sample.example', action: 'created', kind: 'staff-invitations' },
    { who: 'sam@whole.example', action: 'changed', kind: 'staff-invitations' },
  ])
})

test('[TEN-09] the starter pages have the words of what the template’s dealers sell', async () => {
  const switches = { display: { item_types: ['truck'] }, search: { categories: ['used'] } }
  const data = { slug: 'used-trucks', name: 'Used trucks', switches }
  await world.payload.create({ collection: 'templates', data, overrideAccess: true })
  expect((await submit(root, form('old-trucks', { template: 'used-trucks' }))).status).toBe(201)
  const exported = await exportTenant(world.payload, 'old-trucks')
  const files = (exported?.files ?? {}) as Record<string, unknown>
  const page = JSON.stringify(files['pages/pages--warranty.json'])
  expect(page).toContain('The warranty on used trucks from Dealer old-trucks.')
  expect(page).toContain('A used truck may still have some of its manufacturer’s warranty')
  expect(page).not.toMatch(/new trucks?|\bcars?\b/)
})

test('[STF-06] [STF-09] an address that has an account already is invited too', async () => {
  const staff = { staff_name: 'Platform', staff_email: 'tenant-admin@tenant-a.example' }
  const answer = await submit(root, form('second-job', staff))
  expect(answer).toMatchObject({ status: 201, body: { invitation: { email: staff.staff_email } } })
  const { link } = answer.body['invitation'] as { link: string }
  const token = new URL(link).hash.slice(1)
  const session = world.staff['tenant-admin'].token
  expect((await world.rest('POST', '/users/invitation/accept', session, { token })).status).toBe(200)
  const user = await world.payload.findByID({ collection: 'users', id: world.staff['tenant-admin'].id, depth: 0 })
  expect(user.tenants?.map(({ tenant }) => tenant)).toEqual([world.a, answer.body['id']])
})

test('[TEN-09] reports conflicts and errors at their fields, and stores nothing', async () => {
  expect((await submit(root, form('first-dealer', { domain: 'first.example' }))).status).toBe(201)
  const [tenants, pages, users] = [await countRows('tenants'), await countRows('pages'), await countRows('users')]
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const wrong: readonly (readonly [readonly string[], Answer])[] = [
    [['slug'], await submit(root, form('first-dealer'))],
    [['domain'], await submit(root, form('second-dealer', { domain: 'first.example' }))],
    [['domain'], await submit(root, form('second-dealer', { domain: 'x.localhost' }))],
    [['slug'], await submit(root, form('admin'))],
    [['staff_email'], await submit(root, form('second-dealer', { staff_name: 'Sam', staff_email: 'nonsense' }))],
    [['staff_name'], await submit(root, form('second-dealer', { staff_email: 'sam@second.example' }))],
    [['ink'], await submit(root, form('second-dealer', { ink: '#DDDDDD' }))],
    [['postcode'], await submit(root, form('second-dealer', { state: 'VIC' }))],
    [['logo'], await submit(root, form('second-dealer'), Buffer.from('no picture at all'))],
    [['logo'], await submit(root, form('second-dealer'), svg, 'image/svg+xml')],
    [['logo'], await submit(root, form('second-dealer'), Buffer.alloc(9_000_000))],
  ]
  for (const [fields, answer] of wrong) {
    expect(problemsOf(answer), JSON.stringify(answer.body)).toEqual(fields)
    expect(answer.status).toBe(422)
  }
  expect((await submit(root, null)).status).toBe(422)
  expect([await countRows('tenants'), await countRows('pages'), await countRows('users')]).toEqual([
    tenants,
    pages,
    users,
  ])
})

test('[TEN-09] submitted twice concurrently it creates one dealer, and leaves no file of the other behind', async () => {
  const logo = await image.clone().png().toBuffer()
  const both = await Promise.all([1, 2].map(() => submit(root, form('pressed-twice'), logo)))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(both.flatMap(problemsOf)).toEqual(['slug'])
  const { rows } = await world.pool.query<{ filename: string }>(
    "SELECT m.filename FROM media m JOIN tenants t ON t.id = m.tenant_id WHERE t.slug = 'pressed-twice'",
  )
  expect(rows).toHaveLength(1)
  const known = (await world.pool.query<{ filename: string }>('SELECT filename FROM media')).rows
  const files = await readdir(path.join(process.env['DATA_DIR'] ?? '', 'media'))
  const imageFiles = files.filter((name) => /\.(?:png|jpg)$/.test(name)).sort()
  expect(imageFiles).toEqual(known.map(({ filename }) => filename).sort())
})

test('[TEN-09] [ADM-01] only the platform may set up a dealer', async () => {
  const before = await countRows('tenants')
  for (const token of [null, ...Object.values(world.staff).map((one) => one.token)])
    expect((await submit(token, form('not-for-you'))).status).toBe(403)
  const asJson = await world.rest('POST', '/tenants/set-up', world.staff['tenant-admin'].token, form('not-for-you'))
  expect(asJson.status).toBe(403)
  expect((await world.rest('POST', '/tenants/set-up', root, form('not-a-form'))).status).toBe(400)
  expect(await countRows('tenants')).toBe(before)
})
