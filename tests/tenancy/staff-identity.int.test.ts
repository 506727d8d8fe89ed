import { expect, test } from 'vitest'
import { ADMIN_EMAIL, nextCode, EDITOR_EMAIL, PASSWORD, createStaffWorld } from './staff-requests'

const { world, post, get, tokenOf, switchOn } = createStaffWorld()

/** Invites a viewer; the tests of invitations are in `staff-invitations.int.test.ts`. */
const invite = (token: string, email: string, tenant: string) =>
  post('/invitations', token, { email, name: 'New', roles: [{ tenant, role: 'viewer' }] })

/** Moves sessions and confirmations 15 minutes into the past. */
const moveClockBy15Minutes = () =>
  world().pool.query(
    `UPDATE users_sessions SET created_at = now() - interval '15 minutes';
     UPDATE staff_sign_ins SET identity_confirmed_at = identity_confirmed_at - interval '15 minutes'`,
  )

const findTenant = async (email: string): Promise<string> => {
  const { rows } = await world().pool.query<{ id: string }>(
    'SELECT t.tenant_id AS id FROM users u JOIN users_tenants t ON t._parent_id = u.id WHERE u.email = $1',
    [email],
  )
  return rows[0]?.id ?? ''
}

const findUserId = async (email: string): Promise<string> =>
  (await world().pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])).rows[0]?.id ?? ''

const identityRefusal = {
  status: 403,
  body: { errors: [{ message: expect.stringContaining('to confirm it’s you') }] },
}

test('[STF-09] after 15 minutes, inviting staff and giving roles needs the identity confirmed again', async () => {
  const token = await tokenOf(ADMIN_EMAIL)
  const [tenant, id] = [await findTenant(ADMIN_EMAIL), await findUserId(EDITOR_EMAIL)]
  const asAdmin = { tenants: [{ tenant, role: 'tenant-admin' }] }
  await moveClockBy15Minutes()
  expect(await get('/identity', token)).toMatchObject({ secondsLeft: 0, isCodeNeeded: false })
  expect(await invite(token, 'new@tenant-a.example', tenant)).toMatchObject(identityRefusal)
  expect(await world().rest('PATCH', `/users/${id}`, token, asAdmin)).toMatchObject(identityRefusal)
  expect((await world().rest('PATCH', `/users/${id}`, token, { name: 'Ada' })).status).toBe(200)

  expect(await post('/identity', token, { password: 'wrong' })).toMatchObject({
    body: { errors: [{ field: 'password' }] },
  })
  expect(await world().rest('PATCH', `/users/${id}`, token, asAdmin)).toMatchObject(identityRefusal)
  const confirmation = await post('/identity', token, { password: PASSWORD })
  expect(confirmation).toMatchObject({ status: 200, body: { secondsLeft: expect.any(Number) as number } })
  const invitation = await invite(token, 'new@tenant-a.example', tenant)
  expect(invitation.status).toBe(201)
  expect(JSON.stringify(invitation.body)).not.toMatch(/hash|salt/)
  expect((await world().rest('GET', '/users?where[password][like]=a', token)).status).toBe(400)
  expect(
    (await world().rest('PATCH', `/users/${id}`, token, { tenants: [{ tenant, role: 'lead-handler' }] })).status,
  ).toBe(200)
  const { rows } = await world().pool.query<{ title: string }>(
    "SELECT who, title FROM audit WHERE tenant_id = $1 AND kind IN ('users', 'staff-invitations') ORDER BY created_at, id",
    [tenant],
  )
  expect(rows).toEqual([
    { who: ADMIN_EMAIL, title: 'Invited as Viewer: new@tenant-a.example' },
    { who: ADMIN_EMAIL, title: `Role changed from Editor to Lead handler: ${EDITOR_EMAIL}` },
  ])
  // The confirmation is valid for this browser and for 15 minutes.
  const other = await tokenOf(ADMIN_EMAIL)
  await moveClockBy15Minutes()
  await post('/identity', token, { password: PASSWORD })
  expect(await world().rest('PATCH', `/users/${id}`, other, asAdmin)).toMatchObject(identityRefusal)
  await moveClockBy15Minutes()
  expect(await world().rest('PATCH', `/users/${id}`, token, asAdmin)).toMatchObject(identityRefusal)
})

test('[STF-09] so does making a platform admin, one by one or many at once', async () => {
  const login = { email: 'platform@forecourt.example', password: PASSWORD }
  await world().payload.create({
    collection: 'users',
    data: { ...login, platformAdmin: true },
    overrideAccess: true,
  })
  const token = await tokenOf(login.email)
  await moveClockBy15Minutes()
  for (const query of [`/${await findUserId(EDITOR_EMAIL)}`, `?where[email][equals]=${EDITOR_EMAIL}`]) {
    const answer = await world().rest('PATCH', `/users${query}`, token, { platformAdmin: true })
    expect(JSON.stringify(answer.body)).toContain('to confirm it’s you')
  }
  await post('/identity', token, { password: PASSWORD })
  const many = await world().rest('PATCH', `/users?where[email][equals]=${EDITOR_EMAIL}`, token, {
    platformAdmin: true,
  })
  expect(many).toMatchObject({ status: 200, body: { docs: [{ platformAdmin: true }] } })
})

test('[STF-09] with a second factor, the confirmation needs its code as well', async () => {
  const { token, secret } = await switchOn(ADMIN_EMAIL)
  await moveClockBy15Minutes()
  expect(await get('/identity', token)).toMatchObject({ secondsLeft: 0, isCodeNeeded: true })
  expect(await post('/identity', token, { password: PASSWORD })).toMatchObject({
    status: 403,
    body: { errors: [{ field: 'code' }] },
  })
  expect((await post('/identity', token, { password: PASSWORD, code: nextCode(secret) })).status).toBe(200)
  const tenant = await findTenant(ADMIN_EMAIL)
  expect((await invite(token, 'newer@tenant-a.example', tenant)).status).toBe(201)
})
