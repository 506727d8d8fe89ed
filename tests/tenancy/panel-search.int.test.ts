import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PanelSearchAnswer } from '@/src/domain/panel/search/search-results'
import { searchKinds } from '@/src/domain/panel/search/search-kinds'
import { fieldWords, pageWords } from '@/src/domain/panel/search/search-words'
import { listSettingFields } from '@/src/cms/panel-search/list-setting-fields'
import { leadReference } from '@/src/domain/leads/reference'
import { createWorld, type World } from './world'

/** The panel's search over REST: each role, two dealers with the same documents, and everything staff may type. */
let world: World
let platformToken = ''

const MARK = 'Quokka'

/** Gives one document of each searched collection of a dealer a name with the mark. */
const markDocuments = async (documents: Readonly<Record<string, string>>): Promise<void> => {
  const columns = { vehicles: 'name', leads: 'name', models: 'name', locations: 'name' } as const
  for (const { collection } of searchKinds.filter(({ collection }) => collection !== 'users')) {
    const column = columns[collection as keyof typeof columns] ?? 'title'
    const table = collection.replaceAll('-', '_')
    const id = documents[collection]
    await world.pool.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, `${MARK} ${collection}`])
    if (world.payload.collections[collection as 'pages'].config.versions?.drafts)
      await world.pool.query(`UPDATE _${table}_v SET version_${column} = $2 WHERE parent_id = $1`, [
        id,
        `${MARK} ${collection}`,
      ])
  }
}

beforeAll(async () => {
  world = await createWorld()
  await markDocuments(world.inA)
  await markDocuments(world.inB)
  await world.pool.query(
    `UPDATE vehicles SET stocknum = 'Q-77', rego = 'QKA77B', vin = 'JTNKB32K100777777' WHERE id = $1`,
    [world.inA['vehicles']],
  )
  await world.pool.query(
    `UPDATE leads SET email = 'quokka@shopper.example', phone = '0491 570 156', person = '+61491570156' WHERE id = ANY($1)`,
    [[world.inA['leads'], world.inB['leads']]],
  )
  await world.pool.query('UPDATE users SET name = $1', [`${MARK} person`])
  const login = { email: 'root@platform.example', password: 'correct horse battery' }
  await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
  platformToken = (await world.payload.login({ collection: 'users', data: login })).token ?? ''
})
afterAll(() => world.close())

const search = async (typedText: string, token: string | null, cookie = ''): Promise<PanelSearchAnswer> => {
  const headers = { ...(token === null ? {} : { authorization: `JWT ${token}` }), cookie }
  const response = await world.send(`/panel-search?${new URLSearchParams({ text: typedText }).toString()}`, { headers })
  expect(response.status, typedText).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return (await response.json()) as PanelSearchAnswer
}

const findKeys = async (typedText: string, token: string | null, cookie = ''): Promise<readonly string[]> =>
  (await search(typedText, token, cookie)).groups.flatMap(({ results }) => results.map(({ key }) => key))

const groupKeys = ({ groups }: PanelSearchAnswer) => groups.map(({ key }) => key)

const content = ['pages', 'offers', 'promo-cards', 'posts', 'models']

test('[ADM-07] the words that staff use lead to fields and pages, which all exist', async () => {
  const { collections } = world.payload.config
  const fields = collections.flatMap(listSettingFields).filter(({ words }) => words !== '')
  expect(fields.map(({ words }) => words).sort()).toEqual(Object.values(fieldWords).sort())
  const slugs = collections.map(({ slug }) => slug as string)
  expect(Object.keys(pageWords).filter((key) => !key.startsWith('/') && !slugs.includes(key))).toEqual([])
  const { groups } = await search('accent', world.staff.editor.token)
  const settings = groups.find(({ key }) => key === 'settings')
  expect(settings?.results[0]).toMatchObject({ title: 'Main colour' })
})

test('[ADM-07] a customer called Ava comes before vehicles with these letters inside a word', async () => {
  await world.pool.query("UPDATE leads SET name = 'Ava Nguyen' WHERE id = $1", [world.inA['leads']])
  const before = await world.pool.query<{ name: string }>('SELECT name FROM vehicles WHERE id = $1', [
    world.inA['vehicles'],
  ])
  await world.pool.query("UPDATE vehicles SET name = '2021 Nissan Navara' WHERE id = $1", [world.inA['vehicles']])
  const { groups } = await search('ava', world.staff['tenant-admin'].token)
  expect(groups[0]).toMatchObject({ key: 'leads', results: [{ title: 'Ava Nguyen' }] })
  expect(groups.find(({ key }) => key === 'vehicles')?.results[0]?.title).toBe('2021 Nissan Navara')
  await world.pool.query('UPDATE vehicles SET name = $2 WHERE id = $1', [world.inA['vehicles'], before.rows[0]?.name])
  await world.pool.query('UPDATE leads SET name = $2 WHERE id = $1', [world.inA['leads'], `${MARK} leads`])
})

describe('[ADM-07] [SEC-01] the search of a role', () => {
  test.each([
    ['tenant-admin', ['vehicles', 'leads', ...content, 'locations', 'users']],
    ['editor', ['vehicles', ...content, 'locations']],
    ['viewer', ['vehicles', ...content, 'locations']],
    ['lead-handler', ['vehicles', 'leads', 'locations']],
  ] as const)('[ADM-07] [ADM-01] %s finds the documents of its menu, and no others', async (role, expected) => {
    expect(groupKeys(await search(MARK, world.staff[role].token)).sort()).toEqual([...expected].sort())
  })

  test('[ADM-07] [SEC-01] documents of another dealer are never found, whatever the cookie says', async () => {
    const ofB = new Set(Object.values(world.inB))
    for (const { token } of Object.values(world.staff)) {
      for (const cookie of ['', `payload-tenant=${world.b}`, 'payload-tenant=%00']) {
        const keys = await findKeys(MARK, token, cookie)
        expect(keys).toContain(world.inA['vehicles'])
        expect(keys.filter((key) => ofB.has(key))).toEqual([])
      }
      expect(await findKeys(leadReference(world.inB['leads'] ?? ''), token)).toEqual([])
    }
  })

  test('[ADM-07] [SEC-01] switches and settings are found by administrators only', async () => {
    const has = async (role: 'tenant-admin' | 'editor' | 'viewer' | 'lead-handler') =>
      groupKeys(await search('finance estimates', world.staff[role].token)).includes('settings')
    expect(await has('tenant-admin')).toBe(true)
    for (const role of ['editor', 'viewer', 'lead-handler'] as const) expect(await has(role), role).toBe(false)
  })

  test('[ADM-07] [SEC-01] without a session nothing is answered', async () => {
    expect((await world.send(`/panel-search?text=${MARK}`)).status).toBe(401)
  })

  test('[ADM-07] [TEN-01] staff of an archived dealer find nothing', async () => {
    await world.pool.query(`UPDATE tenants SET status = 'archived' WHERE id = $1`, [world.a])
    const { status } = await world.rest('GET', `/panel-search?text=${MARK}`, world.staff['tenant-admin'].token)
    await world.pool.query(`UPDATE tenants SET status = 'active' WHERE id = $1`, [world.a])
    expect(status).toBe(403)
  })
})

describe('[ADM-07] the search of the panel', () => {
  const admin = () => world.staff['tenant-admin'].token

  test.each(['Q-77', 'qka 77b', 'QKA77B', 'jtnkb32k100777777', 'quokka veh', 'QUOKKA'])(
    '[ADM-07] a vehicle by stock number, registration, VIN or words: %s',
    async (typedText) => {
      expect(await findKeys(typedText, admin())).toContain(world.inA['vehicles'])
    },
  )

  test.each(['quokka@shopper', '0491 570 156', '0491570156', '+61 491 570 156', '570 156', 'quokka lea'])(
    '[ADM-07] a lead by email address or phone: %s',
    async (typedText) => {
      expect(await findKeys(typedText, admin())).toContain(world.inA['leads'])
    },
  )

  test('[ADM-07] a lead by the reference that the shopper was given', async () => {
    const reference = leadReference(world.inA['leads'] ?? '')
    expect(await findKeys(reference, admin())).toEqual([world.inA['leads']])
    expect(await findKeys(reference.toLowerCase(), world.staff.editor.token)).toEqual([])
  })

  test('[ADM-07] each word has to be found, and placeholders of SQL are ordinary characters', async () => {
    expect(await findKeys('quokka wombat', admin())).toEqual([])
    for (const typedText of ['%%', '__', '\\\\', "'; DROP", '%_quokka', '((', '💥💥', 'Q'.repeat(300)])
      expect(await findKeys(typedText, admin()), typedText).not.toContain(world.inA['vehicles'])
    expect((await search('x', admin())).groups).toEqual([])
  })

  test('[ADM-07] a switch leads to its place in the form of the chosen dealer', async () => {
    const { groups } = await search('finance estimates', admin())
    const [first] = groups.find(({ key }) => key === 'settings')?.results ?? []
    expect(first?.href).toMatch(
      new RegExp(`^/admin/collections/site-settings/${world.inA['site-settings'] ?? ''}#switch-`),
    )
  })

  test('[ADM-07] a page of the panel is found by its name', async () => {
    const { groups } = await search('promo', admin())
    expect(groups[0]?.results[0]).toMatchObject({ title: 'Promo cards', href: '/admin/collections/promo-cards' })
  })

  test('[ADM-07] [TEN-01] a platform admin finds documents of the chosen dealer, or of all dealers with their names', async () => {
    const all = await search(MARK, platformToken)
    const vehicles = all.groups.find(({ key }) => key === 'vehicles')?.results ?? []
    expect(vehicles.map(({ dealer }) => dealer).sort()).toEqual(['tenant-a', 'tenant-b'])
    const chosen = await findKeys(MARK, platformToken, `payload-tenant=${world.b}`)
    expect(chosen).toContain(world.inB['leads'])
    expect(chosen).not.toContain(world.inA['leads'])
  })
})
