import { describe, expect, test } from 'vitest'
import { declarationOf, rightsOf } from '@/src/domain/collections/declaration'
import { roles as allRoles, roleTasks, roleViews } from '@/src/domain/panel/roles'
import { listOpenInvitations } from '@/src/services/staff/open-invitations'
import { createInvitationWorld, expectRefusal, INVITEE, NEW_PASSWORD, tokenIn } from './invitation-requests'
import { ADMIN_EMAIL, EDITOR_EMAIL, PASSWORD } from './staff-requests'

const requests = createInvitationWorld()
const { world, post, tokenOf, invite, resend, withdraw, inviteForToken, accept, look, signInAs } = requests
const { findAccount, rolesOf, createUser, requestedStep } = requests

describe('[STF-09] [ADM-01] the right to invite', () => {
  const stranger = 'both@tenants.example'

  test('an administrator of one dealer invites to that dealer only, and makes no platform admin', async () => {
    const admin = await tokenOf(ADMIN_EMAIL)
    for (const more of [
      { roles: [{ tenant: world().b, role: 'viewer' }] },
      {
        roles: [
          { tenant: world().a, role: 'viewer' },
          { tenant: world().b, role: 'viewer' },
        ],
      },
      { platformAdmin: true },
    ])
      expect((await invite(admin, more)).status).toBe(403)
    expectRefusal(await invite(admin, { roles: [{ tenant: world().a, role: 'platform-admin' }] }), 400, 'roles.0.role')
    // Other fields do not count.
    const more = {
      password: NEW_PASSWORD,
      accepted_at: 'now',
      expires_at: '2099-01-01',
      tenants: [],
      platform_admin: true,
    }
    const { status, sent } = await invite(admin, { ...more, id: world().a })
    expect(status).toBe(201)
    expect(sent.id).not.toBe(world().a)
    expect((await signInAs(INVITEE, NEW_PASSWORD)).status).toBe(401)
    const extra = {
      token: tokenIn(sent),
      password: NEW_PASSWORD,
      platformAdmin: true,
      roles: [],
      email: 'x@new.example',
    }
    const tenants = [{ tenant: world().a, role: 'tenant-admin' }]
    expect((await post('/invitation/accept', null, { ...extra, tenants })).status).toBe(201)
    expect(await rolesOf(INVITEE)).toEqual([[world().a, 'editor']])
    expect((await findAccount(INVITEE))?.platformAdmin).toBe(false)
    expect(await findAccount('x@new.example')).toBeUndefined()
  })

  test('no other role can invite, and a request without a session is refused', async () => {
    for (const role of ['editor', 'lead-handler', 'viewer'])
      expect((await invite(await tokenOf(`${role}@tenant-a.example`))).status).toBe(403)
    expect((await post('/invitations', null, { email: INVITEE })).status).toBe(401)
    expect(await listOpenInvitations(world().pool, 'all')).toEqual([])
  })

  test('another dealer’s administrator can neither see, send again nor withdraw it', async () => {
    const { sent } = await invite(await tokenOf(ADMIN_EMAIL))
    const other = await tokenOf(stranger)
    for (const token of [other, await tokenOf(EDITOR_EMAIL)])
      for (const action of [resend, withdraw]) expect((await action(sent.id, token)).status).toBe(404)
    expect(await listOpenInvitations(world().pool, [world().b])).toEqual([])
    expect((await look(tokenIn(sent))).status).toBe(200)
  })

  test('an invitation to two dealers shows each administrator their own, who can take only that back', async () => {
    await createUser('platform@new.example', { platformAdmin: true })
    const roles = [
      { tenant: world().a, role: 'editor' },
      { tenant: world().b, role: 'viewer' },
    ]
    const { sent } = await invite(await tokenOf('platform@new.example'), { roles })
    const listed = await listOpenInvitations(world().pool, [world().a])
    expect(listed).toMatchObject([{ isComplete: false, memberships: [{ dealer: 'tenant-a', role: 'editor' }] }])
    expect(JSON.stringify(listed)).not.toContain('tenant-b')
    const admin = await tokenOf(ADMIN_EMAIL)
    expect((await resend(sent.id, admin)).status).toBe(403)
    expect((await withdraw(sent.id, admin)).status).toBe(200)
    expect((await accept(tokenIn(sent))).status).toBe(201)
    expect(await rolesOf(INVITEE)).toEqual([[world().b, 'viewer']])
  })

  test('the platform invites its own staff, by a message of its own', async () => {
    await createUser('platform@new.example', { platformAdmin: true })
    const { status, sent } = await invite(await tokenOf('platform@new.example'), { platformAdmin: true })
    expect(status).toBe(201)
    const { rows } = await world().pool.query('SELECT tenant_id, sender_name FROM messages')
    expect(rows).toEqual([{ tenant_id: null, sender_name: 'Forecourt' }])
    expect((await withdraw(sent.id, await tokenOf(ADMIN_EMAIL))).status).toBe(404)
    expect((await accept(tokenIn(sent))).status).toBe(201)
    expect(await findAccount(INVITEE)).toMatchObject({ platformAdmin: true, tenants: [] })
  })

  test('inviting and sending again need the own password after 15 minutes; withdrawing does not', async () => {
    const admin = await tokenOf(ADMIN_EMAIL)
    const { sent } = await invite(admin)
    await world().pool.query("UPDATE users_sessions SET created_at = now() - interval '16 minutes'")
    expectRefusal(await invite(admin, { email: 'other@new.example' }), 403, 'identity')
    expectRefusal(await resend(sent.id, admin), 403, 'identity')
    expect((await look(tokenIn(sent))).status).toBe(200)
    expect((await post('/identity', admin, { password: PASSWORD })).status).toBe(200)
    expect((await invite(admin, { email: 'other@new.example' })).status).toBe(201)
    await world().pool.query("UPDATE staff_sign_ins SET identity_confirmed_at = now() - interval '16 minutes'")
    expect((await withdraw(sent.id, admin)).status).toBe(200)
  })
})

test('[STF-09] an administrator who accepts sets up a second factor before the first session, if roles require it', async () => {
  // Imported here because the environment is read at the first import, which has to be after `createWorld`.
  const { env } = await import('@/src/env')
  const token = await inviteForToken({ roles: [{ tenant: world().a, role: 'tenant-admin' }] })
  Object.assign(env, { REQUIRE_SECOND_FACTOR: '1' })
  try {
    expect((await accept(token)).status).toBe(201)
    const answer = await signInAs(INVITEE, NEW_PASSWORD)
    expect([answer.status, requestedStep(answer), answer.body.token]).toEqual([401, 'set up', undefined])
    const { rowCount } = await world().pool.query(
      'SELECT 1 FROM users_sessions s JOIN users u ON u.id = s._parent_id WHERE u.email = $1',
      [INVITEE],
    )
    expect(rowCount).toBe(0)
  } finally {
    Object.assign(env, { REQUIRE_SECOND_FACTOR: '0' })
  }
})

describe('[STF-09] an address that is known already', () => {
  test('of a colleague or of someone invited is refused at its field', async () => {
    const admin = await tokenOf(ADMIN_EMAIL)
    const member = await invite(admin, { email: EDITOR_EMAIL.toUpperCase() })
    expectRefusal(member, 400, 'email')
    expect(JSON.stringify(member.body)).toContain('already works at tenant-a')
    expect((await invite(admin)).status).toBe(201)
    const twice = await invite(admin, { roles: [{ tenant: world().a, role: 'viewer' }] })
    expectRefusal(twice, 400, 'email')
    expect(JSON.stringify(twice.body)).toContain('already been invited to tenant-a')
    const [one, two] = await Promise.all([
      invite(admin, { email: 'twice@new.example' }),
      invite(admin, { email: 'twice@new.example' }),
    ])
    expect([one.status, two.status].sort()).toEqual([201, 400])
  })

  test('of another dealer’s staff is answered like an unknown one; its owner accepts by signing in', async () => {
    const theirs = 'theirs@new.example'
    await createUser(theirs, { tenants: [{ tenant: world().b, role: 'editor' }] })
    const admin = await tokenOf(ADMIN_EMAIL)
    const [known, unknown] = [await invite(admin, { email: theirs }), await invite(admin)]
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
    const [page, otherPage] = [await look(tokenIn(known.sent)), await look(tokenIn(unknown.sent))]
    expect([page.status, Object.keys(page.body as object)]).toEqual([
      otherPage.status,
      Object.keys(otherPage.body as object),
    ])
    expect(JSON.stringify([known.body, page.body])).not.toContain('tenant-b')
    // The link does not change the password of the account, for its inviter or anyone else.
    expectRefusal(await accept(tokenIn(known.sent)), 409, 'account')
    expectRefusal(await accept(tokenIn(known.sent), NEW_PASSWORD, await tokenOf(EDITOR_EMAIL)), 409, 'account')
    expect((await signInAs(theirs, NEW_PASSWORD)).status).toBe(401)
    expect(await rolesOf(theirs)).toEqual([[world().b, 'editor']])

    const [own, elsewhere] = [await tokenOf(theirs), await tokenOf(theirs)]
    expect((await accept(tokenIn(known.sent), '', own)).status).toBe(200)
    expect(await rolesOf(theirs)).toEqual(
      [
        [world().a, 'editor'],
        [world().b, 'editor'],
      ].sort(),
    )
    expect((await world().rest('GET', '/users/sessions', own)).status).toBe(200)
    expect((await world().rest('GET', '/users/sessions', elsewhere)).status).toBe(401)
    expectRefusal(await accept(tokenIn(known.sent), '', own), 410, 'used')
  })

  test('is invited by two dealers: the first acceptance creates the account, the second extends it', async () => {
    const [first, second] = [
      await inviteForToken(),
      tokenIn(
        (await invite(await tokenOf('both@tenants.example'), { roles: [{ tenant: world().b, role: 'viewer' }] })).sent,
      ),
    ]
    const answers = await Promise.all([accept(first), accept(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const left = answers[0]?.status === 409 ? first : second
    const { body } = await signInAs(INVITEE, NEW_PASSWORD)
    expect((await accept(left, '', body.token ?? '')).status).toBe(200)
    expect(await rolesOf(INVITEE)).toHaveLength(2)
  })

  test('that is a platform admin’s stays one, and a role it has is not changed', async () => {
    const root = 'root@new.example'
    await createUser(root, { platformAdmin: true })
    const { sent } = await invite(await tokenOf(ADMIN_EMAIL), { email: root })
    expect((await accept(tokenIn(sent), '', await tokenOf(root))).status).toBe(200)
    expect(await findAccount(root)).toMatchObject({ platformAdmin: true })
  })
})

test('[STF-09] [ADM-01] the text about each role agrees with the access rules', () => {
  const all = world().payload.config.collections
  const withPage = all.filter((one) => declarationOf(one)?.page).map(({ slug }) => slug as string)
  for (const { collections, sitePages, roles } of roleTasks)
    for (const slug of [...collections, ...(sitePages ? withPage : [])]) {
      const config = all.find((one) => one.slug === slug)
      expect(config, slug).toBeDefined()
      expect(config && [...rightsOf(config).update].sort(), slug).toEqual([...roles].sort())
    }
  for (const { collection, roles } of roleViews) {
    const config = all.find((one) => one.slug === collection)
    const inMenu = config ? (declarationOf(config)?.menu ?? []).flatMap((entry) => entry.roles) : []
    const rights = config && rightsOf(config)
    const seeing = allRoles.filter(
      (role) => inMenu.includes(role) && rights?.read.includes(role) && !rights.update.includes(role),
    )
    expect(seeing, collection).toEqual(roles)
  }
})
