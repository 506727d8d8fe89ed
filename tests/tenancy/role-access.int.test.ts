import type { Endpoint, FlattenedField, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadHandlers, type Role, roles } from '@/src/cms/access/roles'
import { type CollectionRights, declarationOf, rightsOf } from '@/src/domain/collections/declaration'
import { buildSample, createSample } from './samples'
import { createWorld, type World } from './world'

/**
 * Every collection of a dealer × role × request, and every endpoint of its own. What is expected is what the collection
 * declares (`rights`, and `forRoles` of an endpoint), so a new collection is covered without a change here.
 */
let world: World
beforeAll(async () => {
  world = await createWorld()
  // The actions of a reservation are those of its payment.
  await world.pool.query('UPDATE payments SET reservation_id = $1 WHERE id = $2', [
    world.inA['reservations'],
    world.inA['payments'],
  ])
})
afterAll(() => world.close())

type Request = { readonly right: keyof CollectionRights; readonly method: string; readonly path: string }

const listRequests = ({ slug }: SanitizedCollectionConfig): readonly Request[] => {
  const id = world.inA[slug] ?? ''
  const nothing = '?where[id][equals]=00000000-0000-4000-8000-000000000000'
  return [
    { right: 'read', method: 'GET', path: `/${slug}` },
    { right: 'read', method: 'GET', path: `/${slug}/count` },
    { right: 'read', method: 'GET', path: `/${slug}/${id}` },
    { right: 'create', method: 'POST', path: `/${slug}` },
    { right: 'update', method: 'PATCH', path: `/${slug}/${id}` },
    { right: 'update', method: 'PATCH', path: `/${slug}${nothing}` },
    { right: 'remove', method: 'DELETE', path: `/${slug}${nothing}` },
  ]
}

const isRefused = (status: number): boolean => status === 401 || status === 403 || status === 404

const send = async (collection: SanitizedCollectionConfig, { method, path, right }: Request, token: string | null) => {
  const data = right === 'create' ? buildSample(collection, world.a, 'another', (slug) => world.inA[slug]) : {}
  const { status } = await world.rest(method, path, token, method === 'GET' ? undefined : data)
  return status
}

/** The requests with an outcome other than declared. */
const listSurprises = async (who: Role | 'anonymous'): Promise<readonly string[]> => {
  const token = who === 'anonymous' ? null : world.staff[who].token
  const surprises: string[] = []
  for (const collection of world.owned) {
    const rights = rightsOf(collection)
    for (const request of listRequests(collection)) {
      const isAllowed = who !== 'anonymous' && rights[request.right].includes(who)
      const status = await send(collection, request, token)
      // Payload misses the file of an upload before it asks who sends it.
      const isWithoutFile = Boolean(collection.upload) && request.right === 'create' && status === 400
      if (!isWithoutFile && isRefused(status) === isAllowed)
        surprises.push(`${request.method} ${request.path} → ${String(status)}`)
    }
    const id = world.inA[collection.slug] ?? ''
    if (who === 'anonymous' || !rights.remove.includes(who)) {
      const { status } = await world.rest('DELETE', `/${collection.slug}/${id}`, token)
      if (!isRefused(status)) surprises.push(`DELETE /${collection.slug}/${id} → ${String(status)}`)
    }
  }
  return surprises
}

describe.each([...roles, 'anonymous' as const])('as %s', (who) => {
  test('[ADM-01] [SEC-01] REST allows and refuses exactly what each collection declares', async () => {
    expect(await listSurprises(who)).toEqual([])
  })
})

const listShopperData = () => world.owned.filter((one) => declarationOf(one)?.shopperData)

describe('data of shoppers', () => {
  test('[ADM-01] [SEC-01] only roles that answer shoppers have any right to it, and only administrators delete it', () => {
    expect(listShopperData().length).toBeGreaterThanOrEqual(11)
    for (const collection of listShopperData()) {
      const { read, create, update, remove } = rightsOf(collection)
      expect(read, collection.slug).toEqual(leadHandlers)
      expect(create, collection.slug).toEqual([])
      expect(leadHandlers, collection.slug).toEqual(expect.arrayContaining([...update]))
      expect(['tenant-admin'], collection.slug).toEqual(expect.arrayContaining([...remove]))
    }
  })

  test('[ADM-01] a collection with a shopper, a lead or data that only the site writes is declared as such', () => {
    // Only the site creates these as well: they describe what staff did, what a feed did, and changes of many prices.
    const ofStaff = new Set(['audit', 'stock-imports', 'price-changes'])
    const refersToShoppers = (field: FlattenedField): boolean =>
      field.type === 'relationship' && ['shoppers', 'leads'].includes(String(field.relationTo))
    for (const collection of world.owned) {
      const isOfShoppers =
        collection.flattenedFields.some(refersToShoppers) ||
        (rightsOf(collection).create.length === 0 && !ofStaff.has(collection.slug))
      expect(declarationOf(collection)?.shopperData, collection.slug).toBe(isOfShoppers)
    }
  })

  test('[ADM-01] an administrator can delete it where the collection declares so', async () => {
    for (const collection of listShopperData().filter((one) => rightsOf(one).remove.length > 0)) {
      const own = { ...world.inA }
      if (collection.slug === 'saved-vehicles') {
        const vehicle = world.owned.find(({ slug }) => slug === 'vehicles')
        if (vehicle) own['vehicles'] = await createSample(world.payload, vehicle, world.a, 'other', (slug) => own[slug])
      }
      const id = await createSample(world.payload, collection, world.a, 'deleted', (slug) => own[slug])
      const { status } = await world.rest('DELETE', `/${collection.slug}/${id}`, world.staff['tenant-admin'].token)
      expect(status, collection.slug).toBe(200)
    }
  })

  test('[ADM-01] [ADM-02] the audit log shows changes to it only to roles that answer shoppers', async () => {
    const lead = world.inA['leads'] ?? ''
    const { token } = world.staff['lead-handler']
    await world.rest('PATCH', `/leads/${lead}`, token, { stage: 'lost' })
    await world.rest('PATCH', `/locations/${world.inA['locations'] ?? ''}`, world.staff.editor.token, { name: 'Other' })
    const kindsFor = async (role: Role) => {
      const { body } = await world.rest('GET', '/audit?limit=100', world.staff[role].token)
      return new Set((body as { readonly docs: readonly { readonly kind: string }[] }).docs.map(({ kind }) => kind))
    }
    for (const role of roles) {
      const kinds = await kindsFor(role)
      expect(kinds.has('locations'), role).toBe(true)
      expect(kinds.has('leads'), role).toBe(leadHandlers.includes(role))
    }
  })
})

describe('endpoints of a collection with data of shoppers', () => {
  const listOwnEndpoints = (collection: SanitizedCollectionConfig): readonly Endpoint[] => {
    // Collections without endpoints of their own have only Payload's.
    const ofPayload = world.owned.find(({ slug }) => slug === 'appointments')?.endpoints
    const known = new Set((ofPayload || []).map(({ method, path }) => `${method} ${path}`))
    return (collection.endpoints || []).filter(({ method, path }) => !known.has(`${method} ${path}`))
  }

  test('[ADM-01] [SEC-02] each declares its roles, and answers no others', async () => {
    const own = listShopperData().flatMap((one) =>
      listOwnEndpoints(one).map((endpoint) => ({ slug: one.slug, endpoint })),
    )
    expect(own.length).toBeGreaterThanOrEqual(7)
    for (const { slug, endpoint } of own) {
      const declared = endpoint.custom?.['roles'] as readonly Role[] | undefined
      const path = `/${slug}${endpoint.path.replace(':id', world.inA[slug] ?? '')}`
      expect(declared, path).toBeDefined()
      for (const role of [...roles, null]) {
        const { status } = await world.send(path, {
          method: endpoint.method.toUpperCase(),
          headers: role === null ? {} : { authorization: `JWT ${world.staff[role].token}` },
        })
        const isAllowed = role !== null && declared?.includes(role) === true
        expect(isRefused(status), `${endpoint.method} ${path} as ${String(role)} → ${String(status)}`).toBe(!isAllowed)
      }
    }
  })
})
