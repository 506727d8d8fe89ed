import { describe, expect, test } from 'vitest'
import { needsDealer } from '@/src/admin/shell/page-access'
import { createInvitationWorld } from './invitation-requests'
import { ADMIN_EMAIL, EDITOR_EMAIL, PASSWORD } from './staff-requests'

const requests = createInvitationWorld()
const { world, post, tokenOf, inviteForToken, accept, signInAs, rolesOf, createUser, findAccount } = requests

const SHARED = 'robin@new.example'
/** A colleague of two dealers. @returns the account's id */
const createShared = () =>
  createUser(SHARED, {
    name: 'Robin Ng',
    tenants: [
      { tenant: world().a, role: 'editor' },
      { tenant: world().b, role: 'viewer' },
    ],
  })
const remove = (id: string, tenant: string, token: string | null, password = PASSWORD) =>
  post(`/${id}/dealers/${tenant}/remove`, token, { password })

describe('[STF-09] [ADM-01] a colleague who leaves', () => {
  test('an administrator removes someone from their dealer only, who is signed out at once and keeps other dealers', async () => {
    const id = await createShared()
    const session = await tokenOf(SHARED)
    const admin = await tokenOf(ADMIN_EMAIL)
    expect((await world().rest('GET', '/pages?limit=1', session)).status).toBe(200)
    expect(await remove(id, world().a, admin, 'not the password')).toMatchObject({
      status: 403,
      body: { errors: [{ field: 'password' }] },
    })
    expect((await remove(id, world().a, admin)).status).toBe(200)
    expect(await rolesOf(SHARED)).toEqual([[world().b, 'viewer']])
    expect((await world().rest('GET', '/pages?limit=1', session)).status).toBe(403)
    const log = await world().pool.query<{ tenant_id: string; who: string }>(
      'SELECT tenant_id, who FROM audit WHERE title = $1',
      [`Role removed: Editor: ${SHARED}`],
    )
    expect(log.rows).toEqual([{ tenant_id: world().a, who: ADMIN_EMAIL }])
    // They still sign in, and see the other dealer.
    const again = await tokenOf(SHARED)
    expect((await world().rest('GET', `/pages?where[tenant][equals]=${world().a}`, again)).body).toMatchObject({
      totalDocs: 0,
    })
  })

  test('someone without a dealer left sees nothing, and comes back by an invitation', async () => {
    const id = await createUser(SHARED, { name: 'Robin Ng', tenants: [{ tenant: world().a, role: 'tenant-admin' }] })
    const admin = await tokenOf(ADMIN_EMAIL)
    expect((await remove(id, world().a, admin)).status).toBe(200)
    expect((await findAccount(SHARED))?.name).toBe('Robin Ng')
    const token = await inviteForToken({ email: SHARED })
    const { body } = await signInAs(SHARED, PASSWORD)
    expect(body.token, JSON.stringify(body)).toBeDefined()
    expect((await world().rest('GET', '/leads', body.token ?? null)).status).toBe(403)
    // The panel says so on every page, but not on that of the invitation.
    const panel = async (segments: readonly string[], jwt = body.token) => {
      const headers = new Headers({ Authorization: `JWT ${jwt ?? ''}` })
      const { user } = await world().payload.auth({ headers })
      return needsDealer(world().payload, { user, headers }, segments)
    }
    expect(await panel([])).toBe(true)
    expect(await panel(['collections', 'leads'])).toBe(true)
    for (const page of ['invitation', 'logout']) expect(await panel([page])).toBe(false)
    expect(await panel([], admin ?? '')).toBe(false)
    expect(await panel([], '')).toBe(false)
    expect((await accept(token, '', body.token ?? null)).status).toBe(200)
    expect(await rolesOf(SHARED)).toEqual([[world().a, 'editor']])
    expect(await panel([], (await signInAs(SHARED, PASSWORD)).body.token)).toBe(false)
  })

  test('other roles and other dealers cannot remove anyone, and no one removes themselves or a platform admin', async () => {
    const id = await createShared()
    await createUser('admin-of-b@new.example', { tenants: [{ tenant: world().b, role: 'tenant-admin' }] })
    const platform = await createUser('platform@new.example', {
      platformAdmin: true,
      tenants: [{ tenant: world().a, role: 'tenant-admin' }],
    })
    const own = (await findAccount(ADMIN_EMAIL))?.id ?? ''
    const admin = await tokenOf(ADMIN_EMAIL)
    expect((await remove(id, world().a, null)).status).toBe(401)
    for (const [account, tenant, token] of [
      [id, world().a, await tokenOf(EDITOR_EMAIL)],
      [id, world().a, await tokenOf(SHARED)],
      [id, world().a, await tokenOf('admin-of-b@new.example')],
      [id, world().b, admin],
      [own, world().a, admin],
      [platform, world().a, admin],
      ['not-an-id', world().a, admin],
      [id, "' OR true --", admin],
    ] as const)
      expect((await remove(account, tenant, token)).status, `${account} ${tenant}`).toBe(404)
    expect(await rolesOf(SHARED)).toHaveLength(2)
    expect(await rolesOf('platform@new.example')).toHaveLength(1)
  })
})
