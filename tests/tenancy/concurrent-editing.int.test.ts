import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type Answer, type World } from './world'

/** Two staff editing one document: locks, stale forms, and roles that are removed meanwhile. */
let world: World
/** An administrator of tenant B; `colleague` is a second editor of A. */
let adminOfB: { readonly id: string; readonly token: string }
let colleague: { readonly id: string; readonly token: string }

const createStaff = async (email: string, tenant: string, role: 'tenant-admin' | 'editor') => {
  const password = 'correct horse battery'
  const tenants = [{ tenant, role }]
  const user = await world.payload.create({
    collection: 'users',
    data: { email, password, tenants, name: 'Sam Lee' },
    overrideAccess: true,
  })
  const { token } = await world.payload.login({ collection: 'users', data: { email, password } })
  return { id: user.id, token: token ?? '' }
}

beforeAll(async () => {
  world = await createWorld()
  adminOfB = await createStaff('admin@tenant-b.example', world.b, 'tenant-admin')
  colleague = await createStaff('sam@tenant-a.example', world.a, 'editor')
})

afterAll(async () => {
  await world.close()
})

const COLLECTION = 'locations'
const LOCKS_PATH = '/payload-locked-documents'
const editor = () => world.staff.editor
const idInA = (name = COLLECTION) => world.inA[name] ?? ''
const isRefused = ({ status }: Answer): boolean => [400, 403, 404].includes(status)
type Lock = { readonly id: string; readonly user: { readonly value: { readonly id: string; readonly email: string } } }
const readDocs = ({ body }: Answer): readonly Lock[] => (body as { docs?: Lock[] }).docs ?? []

/** Locks a document as the panel's form does while someone edits it. */
const createLock = async (collection: string, value: string, user: string): Promise<string> => {
  const made = await world.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection, value }, user: { relationTo: 'users', value: user } },
  })
  return String((made as { id: string }).id)
}

beforeEach(async () => {
  await world.pool.query('DELETE FROM payload_locked_documents')
})

describe('a lock', () => {
  test('[ADM-02] refuses a second save with a message, and shows colleagues who holds it', async () => {
    await createLock(COLLECTION, idInA(), editor().id)
    const answer = await world.rest('PATCH', `/${COLLECTION}/${idInA()}`, colleague.token, { badge: 'SOON' })
    expect(answer.status).toBe(423)
    expect(JSON.stringify(answer.body)).toContain('locked by another user')
    const [visibleLock] = readDocs(await world.rest('GET', LOCKS_PATH, colleague.token))
    expect(visibleLock?.user.value).toMatchObject({ id: editor().id, email: 'editor@tenant-a.example' })
    const own = await world.rest('PATCH', `/${COLLECTION}/${idInA()}`, editor().token, { badge: 'SOON' })
    expect(own.status, JSON.stringify(own.body)).toBe(200)
    // A save releases the lock.
    expect(readDocs(await world.rest('GET', LOCKS_PATH, colleague.token))).toEqual([])
  })

  test('[ADM-02] can be taken over by a colleague, but not by a viewer', async () => {
    const id = await createLock(COLLECTION, idInA(), editor().id)
    const takeOver = (token: string, user: string) =>
      world.rest('PATCH', `${LOCKS_PATH}/${id}`, token, { user: { relationTo: 'users', value: user } })
    expect(isRefused(await takeOver(world.staff.viewer.token, world.staff.viewer.id))).toBe(true)
    expect(isRefused(await world.rest('DELETE', `${LOCKS_PATH}/${id}`, colleague.token))).toBe(true)
    expect((await takeOver(colleague.token, colleague.id)).status).toBe(200)
    const [visibleLock] = readDocs(await world.rest('GET', LOCKS_PATH, editor().token))
    expect(visibleLock?.user.value).toMatchObject({ id: colleague.id, email: 'Sam Lee (sam@tenant-a.example)' })
    expect((await world.rest('PATCH', `/${COLLECTION}/${idInA()}`, editor().token, { badge: 'x' })).status).toBe(423)
    expect((await world.rest('PATCH', `/${COLLECTION}/${idInA()}`, colleague.token, { badge: 'y' })).status).toBe(200)
  })

  test('[ADM-01] of tenant B is hidden from tenant A and cannot be taken over; none can be created or moved over REST', async () => {
    const lockable = world.payload.config.collections.filter(
      (one) => one.lockDocuments !== false && !one.slug.startsWith('payload-'),
    )
    expect(lockable.length).toBeGreaterThan(20)
    for (const { slug: name } of lockable.filter(({ slug: one }) => world.inB[one] !== undefined)) {
      const value = world.inB[name] ?? ''
      const id = await createLock(name, value, adminOfB.id)
      for (const { token } of Object.values(world.staff)) {
        const visibleLock = await world.rest('GET', `${LOCKS_PATH}?limit=0&depth=2`, token)
        expect(
          JSON.stringify(visibleLock.body).includes(value) || JSON.stringify(visibleLock.body).includes(id),
          name,
        ).toBe(false)
        expect(isRefused(await world.rest('GET', `${LOCKS_PATH}/${id}`, token)), name).toBe(true)
        for (const method of ['PATCH', 'DELETE']) {
          const body = { user: { relationTo: 'users', value: world.staff.editor.id } }
          expect(isRefused(await world.rest(method, `${LOCKS_PATH}/${id}`, token, body)), `${method} ${name}`).toBe(
            true,
          )
        }
      }
      // Staff of tenant B see it.
      expect(
        readDocs(await world.rest('GET', LOCKS_PATH, adminOfB.token)).map((one) => one.id),
        name,
      ).toContain(id)
      await world.pool.query('DELETE FROM payload_locked_documents')
    }
    const data = {
      document: { relationTo: COLLECTION, value: idInA() },
      user: { relationTo: 'users', value: editor().id },
    }
    expect(isRefused(await world.rest('POST', LOCKS_PATH, editor().token, data))).toBe(true)
    const mine = await createLock(COLLECTION, idInA(), editor().id)
    const document = { relationTo: COLLECTION, value: world.inB[COLLECTION] }
    await world.rest('PATCH', `${LOCKS_PATH}/${mine}`, editor().token, {
      document,
      user: { relationTo: 'users', value: adminOfB.id },
    })
    const storedLock = await world.payload.findByID({ collection: 'payload-locked-documents', id: mine, depth: 0 })
    expect(JSON.stringify(storedLock.document)).toContain(idInA())
    expect(JSON.stringify(storedLock.user)).toContain(editor().id)
    expect(isRefused(await world.rest('GET', LOCKS_PATH, null))).toBe(true)
  })
})

describe('a stale form', () => {
  const read = async (token: string, name = COLLECTION) =>
    (await world.rest('GET', `/${name}/${idInA(name)}?depth=0${name === 'pages' ? '&draft=true' : ''}`, token))
      .body as Record<string, unknown>

  test.each([COLLECTION, 'pages', 'theme', 'models'])(
    '[ADM-02] in %s is refused with the name of who saved meanwhile, and overwrites nothing',
    async (name) => {
      const field = { locations: 'badge', pages: 'title', theme: 'logo_url', models: 'body' }[name] ?? ''
      const form = await read(editor().token, name)
      const meanwhile = await world.rest('PATCH', `/${name}/${idInA(name)}`, colleague.token, { [field]: '/sam.png' })
      expect(meanwhile.status, JSON.stringify(meanwhile.body)).toBe(200)
      const answer = await world.rest('PATCH', `/${name}/${idInA(name)}`, editor().token, {
        ...form,
        [field]: '/late.png',
      })
      expect(answer.status).toBe(409)
      expect(JSON.stringify(answer.body)).toContain('sam@tenant-a.example saved this after you opened it')
      expect((await read(editor().token, name))[field]).toBe('/sam.png')
      const again = await read(editor().token, name)
      const save = await world.rest('PATCH', `/${name}/${idInA(name)}`, editor().token, {
        ...again,
        [field]: '/late.png',
      })
      expect(save.status, JSON.stringify(save.body)).toBe(200)
      expect((await read(editor().token, name))[field]).toBe('/late.png')
    },
  )
})

describe('a removed role', () => {
  test('[ADM-01] takes effect with the next request, whatever the token contains', async () => {
    const path = `/${COLLECTION}/${idInA()}`
    const write = () => world.rest('PATCH', path, colleague.token, { badge: 'z' })
    expect((await write()).status).toBe(200)
    const setRole = (role: string) =>
      world.rest('PATCH', `/users/${colleague.id}`, world.staff['tenant-admin'].token, {
        tenants: [{ tenant: world.a, role }],
      })
    expect((await setRole('viewer')).status).toBe(200)
    expect((await write()).status).toBe(403)
    expect((await world.rest('GET', path, colleague.token)).status).toBe(200)
    await world.payload.update({
      collection: 'users',
      id: colleague.id,
      data: { tenants: [] },
      overrideAccess: true,
    })
    expect(isRefused(await world.rest('GET', path, colleague.token))).toBe(true)
    const { body } = await world.rest('GET', '/access', colleague.token)
    expect((body as { canAccessAdmin?: boolean }).canAccessAdmin).not.toBe(true)
  })

  test('[ADM-01] a deleted account has no access from the next request on', async () => {
    const deletedStaff = await createStaff('gone@tenant-a.example', world.a, 'editor')
    expect((await world.rest('GET', `/${COLLECTION}`, deletedStaff.token)).status).toBe(200)
    expect((await world.rest('DELETE', `/users/${deletedStaff.id}`, world.staff['tenant-admin'].token)).status).toBe(
      200,
    )
    expect(isRefused(await world.rest('GET', `/${COLLECTION}`, deletedStaff.token))).toBe(true)
  })
})
