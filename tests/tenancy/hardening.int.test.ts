import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from './world'

/** Known attacks on Payload installations, each tried once; `known-attacks.int.test.ts` goes into more detail. */
let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

const editorToken = (): string => world.staff.editor.token

describe('hardening', () => {
  test('[ADM-01] limit=0 does not return everything', async () => {
    const answer = await world.rest('GET', '/vehicles?limit=0&depth=10', editorToken())
    const body = answer.body as { limit: number; docs: unknown[] }
    expect(answer.status).toBe(200)
    expect(body.limit).toBeLessThanOrEqual(500)
    const all = await world.rest('GET', '/vehicles?pagination=false&limit=100000', editorToken())
    expect((all.body as { limit: number }).limit).toBeLessThanOrEqual(500)
  })

  test('[SEC-03] no field of the panel is Payload’s own code editor, which loads a script from another host', () => {
    const editors = Object.values(world.payload.collections).flatMap(({ config }) =>
      (config.slug.startsWith('payload-') ? [] : config.flattenedFields)
        .filter((field) => ['json', 'code'].includes(field.type) && !field.admin?.hidden && !field.hidden)
        .filter(({ admin }) => !(admin?.components && 'Field' in admin.components))
        .map(({ name }) => `${config.slug}.${name}`),
    )
    expect(editors).toEqual([])
  })

  test('[ADM-01] GraphQL is disabled', async () => {
    const answer = await world.rest('POST', '/graphql', editorToken(), { query: '{ Vehicles { docs { id } } }' })
    expect(answer.status).toBe(404)
  })

  test('[ADM-01] a where clause cannot probe hidden fields: passwords, sessions, another tenant’s fields', async () => {
    for (const path of ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'password']) {
      const answer = await world.rest('GET', `/users?where[${path}][exists]=true`, editorToken())
      expect(answer.status, path).toBe(400)
    }
    const probe = await world.rest('GET', '/vehicles?where[tenant.slug][equals]=tenant-b', editorToken())
    expect((probe.body as { totalDocs?: number }).totalDocs ?? 0).toBe(0)
  })

  test('[ADM-01] a query for another tenant’s vehicles finds none', async () => {
    const result = await world.rest('GET', `/vehicles?where[tenant][equals]=${world.b}`, editorToken())
    expect((result.body as { totalDocs: number }).totalDocs).toBe(0)
  })

  test('[ADM-01] a tenant admin can neither delete nor archive their tenant', async () => {
    const { token } = world.staff['tenant-admin']
    expect((await world.rest('DELETE', `/tenants/${world.a}`, token)).status).toBe(403)
    expect((await world.rest('PATCH', `/tenants/${world.a}`, token, { status: 'archived' })).status).toBe(200)
    const tenant = await world.payload.findByID({ collection: 'tenants', id: world.a })
    expect(tenant.status).toBe('active')
  })

  test('[STF-09] a weak password is refused at its field by every endpoint, and the old one stays', async () => {
    const { id, token } = world.staff['tenant-admin']
    const weak = { password: 'password1234' }
    const problem = [{ path: 'password', message: expect.stringContaining('This password is easy to guess.') }]
    const errors = [expect.objectContaining({ data: expect.objectContaining({ errors: problem }) })]
    const resetToken = await world.payload.forgotPassword({
      collection: 'users',
      data: { email: 'viewer@tenant-a.example' },
      disableEmail: true,
    })
    const resetAnswer = await world.rest('POST', '/users/reset-password', null, { token: resetToken, ...weak })
    expect(resetAnswer).toMatchObject({ status: 400, body: { errors } })
    const change = (newPassword: string) =>
      world.rest('POST', `/users/${id}/password`, token, { password: 'correct horse battery', newPassword })
    const changeAnswer = await change(weak.password)
    expect(changeAnswer).toMatchObject({ status: 400, body: { errors: [{ field: 'newPassword' }] } })
    expect(JSON.stringify(changeAnswer.body)).toContain('This password is easy to guess.')
    await world.rest('PATCH', `/users/${id}`, token, { name: 'Kirrawee Halvorsen' })
    expect(JSON.stringify((await change('kirrawee-halvorsen')).body)).toContain('based on your name')
    expect((await world.rest('GET', '/users/me', token)).body).toMatchObject({ user: { id } })
    const reset = { token: resetToken, password: 'four unrelated words here' }
    expect((await world.rest('POST', '/users/reset-password', null, reset)).status).toBe(200)
  })

  test('[ADM-01] the first user cannot be registered a second time', async () => {
    const answer = await world.rest('POST', '/users/first-register', null, {
      email: 'first@intruder.example',
      password: 'first password',
      platformAdmin: true,
    })
    expect(answer.status).toBe(403)
  })

  test('[ADM-01] document locks and preferences show nothing of other tenants', async () => {
    await world.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'locations', value: world.inB['locations'] },
        user: { relationTo: 'users', value: world.staff.viewer.id },
      },
    })
    const locks = await world.rest('GET', '/payload-locked-documents', editorToken())
    expect(locks.status).toBe(200)
    expect(JSON.stringify(locks.body)).not.toContain(world.inB['locations'])
    expect((await world.rest('GET', '/payload-locked-documents', null)).status).toBe(403)
    const preferences = await world.rest('GET', '/payload-preferences', editorToken())
    expect(JSON.stringify(preferences.body)).not.toContain(world.b)
  })

  test('[TEN-01] a second document of a tenant’s settings is refused', async () => {
    const answer = await world.rest('POST', '/site-settings', world.staff['tenant-admin'].token, { tenant: world.a })
    expect(answer.status).toBe(400)
  })

  test('[ADM-01] a second location with the same slug in one tenant is refused', async () => {
    const location = await world.payload.findByID({
      collection: 'locations',
      id: world.inA['locations'] ?? '',
      depth: 0,
    })
    const { id: _, createdAt: __, updatedAt: ___, ...copy } = location
    const again = await world.rest('POST', '/locations', editorToken(), copy)
    expect(again.status).toBe(400)
    expect(location.slug).not.toBe('')
  })

  describe('invalid queries', () => {
    const requestMessage = async (target: string, token = world.staff['tenant-admin'].token) => {
      const { status, body } = await world.rest('GET', target, token)
      return { status, message: (body as { errors?: { message: string }[] } | null)?.errors?.[0]?.message ?? '' }
    }

    test('[ADM-01] an invalid id is refused with a clear message in every collection', async () => {
      const slugs = [...world.owned.map((one) => one.slug), 'users', 'tenants', 'templates']
      const paths = [...slugs.flatMap((slug) => [`/${slug}`, `/${slug}/count`]), '/payload-preferences']
      for (const path of paths) {
        for (const operator of ['in', 'not_in']) {
          const target = `${path}?where[id][${operator}]=not-an-id`
          expect(await requestMessage(target), target).toEqual({
            status: 400,
            message: '“not-an-id” isn’t a valid ID.',
          })
        }
      }
      for (const slug of slugs) {
        // In Payload such an id simply equals no document.
        for (const operator of ['equals', 'not_equals']) {
          expect((await requestMessage(`/${slug}?where[id][${operator}]=not-an-id`)).status, slug).toBe(200)
        }
        expect((await requestMessage(`/${slug}?where[id][contains]=not-an-id`)).status, slug).toBe(400)
      }
    })

    test('[ADM-01] so is an invalid id in a relation, also among valid ids', async () => {
      for (const path of [
        'stock-imports?where[feed]',
        'stock-imports?where[tenant]',
        'special-hours?where[locations]',
        'users?where[tenants.tenant]',
        'media?where[or][0][tenant]',
      ]) {
        for (const operator of ['in', 'not_in']) {
          const answer = await requestMessage(`/${path}[${operator}]=${world.a},not-an-id`)
          expect(answer, `${path} ${operator}`).toEqual({ status: 400, message: '“not-an-id” isn’t a valid ID.' })
          expect((await requestMessage(`/${path}[${operator}]=${world.a}`)).status, `${path} ${operator}`).toBe(200)
        }
        expect((await requestMessage(`/${path}[equals]=not-an-id`)).status, path).toBeLessThan(500)
      }
    })

    test('[ADM-01] a value or operator that does not fit its field is refused, and so is an invalid page number', async () => {
      for (const query of [
        'where[status][equals]=bogus',
        'where[status][in]=bogus',
        'where[hidden][equals]=bogus',
        'where[id][near]=1,2',
        'where=abc',
        'where[make][equals]=%00',
        'page=-1',
        'page=99999999999999999999',
      ]) {
        const { status, message } = await requestMessage(`/vehicles?${query}`)
        expect(status, query).toBe(400)
        expect(message, query).toMatch(/^(An?|The) .+ (?:of|in) this query .+\.$/u)
      }
    })

    test('[SEC-04] a filter with too many conditions, relations, words or characters is refused with the reason', async () => {
      const conditions = (count: number, condition: string) =>
        Array.from({ length: count }, (_, at) => `where[or][${String(at)}]${condition}`).join('&')
      for (const [query, reason] of [
        [conditions(31, '[make][equals]=Kia'), 'more than 30 conditions'],
        [conditions(6, '[location.name][like]=ai'), 'more than 5 conditions on fields of other items'],
        [`where[dealercomments][like]=${'a%20'.repeat(101)}`, 'more than 200 characters'],
        [conditions(2, `[dealercomments][like]=${'a%20'.repeat(51)}`), 'more than 100 words'],
        [`joins[documents][where][title][like]=${'a'.repeat(201)}`, 'more than 200 characters'],
      ] as const) {
        for (const path of ['/vehicles', '/vehicles/count']) {
          if (path.endsWith('count') && query.startsWith('joins')) continue
          const { status, message } = await requestMessage(`${path}?limit=1&${query}`)
          expect(status, query).toBe(400)
          expect(message).toContain(reason)
        }
      }
      const search = conditions(4, `[name][like]=${'abcdefg%20'.repeat(20)}`)
      expect((await requestMessage(`/vehicles?${search}&where[and][0][location.name][like]=ai`)).status).toBe(200)
    })

    test('[ADM-01] an invalid id in a bulk change is refused, and nothing changes', async () => {
      const { token } = world.staff['tenant-admin']
      for (const method of ['DELETE', 'PATCH']) {
        const answer = await world.rest(method, '/locations?where[id][in]=not-an-id', token, { name: 'Taken' })
        expect(answer.status, method).toBe(400)
      }
      const location = await world.payload.findByID({ collection: 'locations', id: world.inA['locations'] ?? '' })
      expect(location.name).not.toBe('Taken')
    })
  })

  test('[RSV-01] [ADM-01] only tenant admins can act on payments; lead handlers can act on reservations as well', async () => {
    const actionPaths = (documents: World['inA']) => ({
      payments: `/payments/${documents['payments']}/actions`,
      reservations: `/reservations/${documents['reservations']}/actions`,
    })
    const statuses = async (method: string, path: string) => {
      const ask = (token: string | null) =>
        world.rest(method, path, token, method === 'GET' ? undefined : { action: '?' })
      const [anonymous, viewer, editor, handler, admin] = await Promise.all([
        ask(null),
        ask(world.staff.viewer.token),
        ask(world.staff.editor.token),
        ask(world.staff['lead-handler'].token),
        ask(world.staff['tenant-admin'].token),
      ])
      return [anonymous.status, viewer.status, editor.status, handler.status, admin.status]
    }
    await world.pool.query('UPDATE payments SET reservation_id = $2 WHERE id = $1', [
      world.inA['payments'],
      world.inA['reservations'],
    ])
    const own = actionPaths(world.inA)
    const others = actionPaths(world.inB)
    expect(await statuses('GET', own.payments)).toEqual([404, 404, 404, 404, 200])
    expect(await statuses('POST', own.payments)).toEqual([404, 404, 404, 404, 400])
    expect(await statuses('GET', own.reservations)).toEqual([404, 404, 404, 200, 200])
    expect(await statuses('POST', own.reservations)).toEqual([404, 404, 404, 400, 400])
    for (const path of Object.values(others)) expect(await statuses('POST', path)).toEqual([404, 404, 404, 404, 404])
  })

  test('[SEC-02] a lead handler can release a car and mark it as sold, but not refund it', async () => {
    await world.pool.query("UPDATE payments SET reservation_id = $2, state = 'paid', paid_at = now() WHERE id = $1", [
      world.inA['payments'],
      world.inA['reservations'],
    ])
    await world.pool.query("UPDATE reservations SET state = 'held', held_until = now() + '1 day' WHERE id = $1", [
      world.inA['reservations'],
    ])
    const path = `/reservations/${world.inA['reservations']}/actions`
    const handler = world.staff['lead-handler'].token
    const listActions = async (token: string) =>
      (((await world.rest('GET', path, token)).body as { actions: string[] }).actions ?? []).toSorted()
    expect(await listActions(handler)).toEqual(['release', 'sold'])
    expect(await listActions(world.staff['tenant-admin'].token)).toEqual(['refund', 'release', 'sold'])
    const state = async () =>
      (
        await world.pool.query<{ state: string }>('SELECT state::text FROM payments WHERE id = $1', [
          world.inA['payments'],
        ])
      ).rows[0]?.state
    expect((await world.rest('POST', path, handler, { action: 'refund' })).status).toBe(403)
    expect(await state()).toBe('paid')
    expect((await world.rest('POST', path, world.staff['tenant-admin'].token, { action: 'refund' })).status).toBe(200)
    expect(await state()).toMatch(/^refund/)
  })

  test('[STK-02] only imports create import reports, and the panel offers no button for it', async () => {
    const { token } = world.staff['tenant-admin']
    const run = { tenant: world.a, state: 'done', started_at: '2026-06-01T00:00:00Z' }
    expect((await world.rest('POST', '/stock-imports', token, run)).status).toBe(403)
    const access = (await world.rest('GET', '/access', token)).body as {
      collections: Record<string, Record<string, unknown>>
    }
    expect(access.collections['stock-imports']).not.toHaveProperty('create')
    expect(access.collections['stock-imports']).toHaveProperty('read')
    expect(access.collections['stock-feeds']).toHaveProperty('create')
  })
})
