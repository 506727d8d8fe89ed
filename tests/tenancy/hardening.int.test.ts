import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from './world'

/** The attempts that are known to have worked on others' installations of the same parts. */
let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

const editor = (): string => world.staff.editor.token

describe('hardening', () => {
  test('[ADM-01] limit=0 does not mean everything', async () => {
    const answer = await world.rest('GET', '/vehicles?limit=0&depth=10', editor())
    const body = answer.body as { limit: number; docs: unknown[] }
    expect(answer.status).toBe(200)
    expect(body.limit).toBeLessThanOrEqual(500)
    const all = await world.rest('GET', '/vehicles?pagination=false&limit=100000', editor())
    expect((all.body as { limit: number }).limit).toBeLessThanOrEqual(500)
  })

  test('[ADM-01] GraphQL is not there', async () => {
    const answer = await world.rest('POST', '/graphql', editor(), { query: '{ Vehicles { docs { id } } }' })
    expect(answer.status).toBe(404)
  })

  test('[ADM-01] a where-clause cannot feel for what is hidden: passwords, sessions, another tenant’s fields', async () => {
    for (const path of ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'password']) {
      const answer = await world.rest('GET', `/users?where[${path}][exists]=true`, editor())
      expect(answer.status, path).toBe(400)
    }
    const felt = await world.rest('GET', '/vehicles?where[tenant.slug][equals]=tenant-b', editor())
    expect((felt.body as { totalDocs?: number }).totalDocs ?? 0).toBe(0)
  })

  test('[ADM-01] a forged tenant cookie shows nothing more', async () => {
    const found = await world.rest('GET', `/vehicles?where[tenant][equals]=${world.b}`, editor())
    expect((found.body as { totalDocs: number }).totalDocs).toBe(0)
  })

  test('[ADM-01] nobody deletes a tenant, and a tenant’s rows keep their owner', async () => {
    const { token } = world.staff['tenant-admin']
    expect((await world.rest('DELETE', `/tenants/${world.a}`, token)).status).toBe(403)
    expect((await world.rest('PATCH', `/tenants/${world.a}`, token, { status: 'archived' })).status).toBe(200)
    const tenant = await world.payload.findByID({ collection: 'tenants', id: world.a })
    expect(tenant.status).toBe('active')
  })

  test('[ADM-01] the first user cannot be made twice', async () => {
    const answer = await world.rest('POST', '/users/first-register', null, {
      email: 'first@intruder.example',
      password: 'first password',
      platformAdmin: true,
    })
    expect(answer.status).toBe(403)
  })

  test('[ADM-01] document locks and lists of grants tell nobody of others', async () => {
    expect((await world.rest('GET', '/payload-locked-documents', editor())).status).toBe(404)
    const preferences = await world.rest('GET', '/payload-preferences', editor())
    expect(JSON.stringify(preferences.body)).not.toContain(world.b)
  })

  test('[TEN-01] two documents of one tenant’s settings are refused', async () => {
    const answer = await world.rest('POST', '/site-settings', world.staff['tenant-admin'].token, { tenant: world.a })
    expect(answer.status).toBe(400)
  })

  test('[ADM-01] one slug twice in one tenant is refused; in two tenants it is nobody’s business', async () => {
    const location = await world.payload.findByID({
      collection: 'locations',
      id: world.inA['locations'] ?? '',
      depth: 0,
    })
    const { id: _, createdAt: __, updatedAt: ___, ...copy } = location
    const again = await world.rest('POST', '/locations', editor(), copy)
    expect(again.status).toBe(400)
    expect(location.slug).not.toBe('')
  })
})
