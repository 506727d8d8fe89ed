import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rateLimits } from '@/src/domain/net/rate-limits'
import { pruneInvitations } from '@/src/services/staff/invitations'
import { listOpenInvitations } from '@/src/services/staff/open-invitations'
import { createInvitationWorld, expectRefusal, INVITEE, NEW_PASSWORD, tokenIn } from './invitation-requests'
import { ADMIN_EMAIL } from './staff-requests'

const requests = createInvitationWorld()
const { world, post, signIn, tokenOf, invite, resend, withdraw, inviteForToken, accept, look, signInAs } = requests
const { findAccount, rolesOf, createUser, listAudit } = requests

describe('[STF-09] an invitation', () => {
  test('is mailed by the dealer with a link; accepting it creates the account, which signs in as usual', async () => {
    const { status, sent } = await invite(await tokenOf(ADMIN_EMAIL))
    expect(status).toBe(201)
    expect(sent).toMatchObject({ mailbox: '/dev-mailbox' })
    const days = (Date.parse(sent.expiresAt) - Date.now()) / 86_400_000
    expect(Math.abs(days - 7)).toBeLessThan(0.1)
    const token = tokenIn(sent)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const { rows } = await world().pool.query('SELECT * FROM messages')
    expect(rows).toMatchObject([
      { recipient: INVITEE, sender_name: 'tenant-a', reply_to: ADMIN_EMAIL, tenant_id: world().a },
    ])
    expect(rows[0]).toMatchObject({ text: expect.stringContaining(sent.link) as string })

    expect((await look(token)).body).toMatchObject({
      email: INVITEE,
      name: 'Sam Smith',
      roles: 'Editor at tenant-a',
      descriptions: [expect.stringContaining('Can edit pages') as string],
    })
    // There is no account before the invitation is accepted.
    expect(await findAccount(INVITEE)).toBeUndefined()
    expect((await signInAs(INVITEE, NEW_PASSWORD)).status).toBe(401)
    const answer = await accept(token)
    expect(answer).toMatchObject({ status: 201, body: { email: INVITEE } })
    expect(JSON.stringify(answer.body)).not.toContain('token')
    expect(await rolesOf(INVITEE)).toEqual([[world().a, 'editor']])
    expect((await signInAs(INVITEE, NEW_PASSWORD)).status).toBe(200)
  })

  test('stores its token only as a hash; the email’s text is the only copy until it is sent', async () => {
    const token = await inviteForToken()
    const { rows: tables } = await world().pool.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rowCount } = await world().pool.query(`SELECT 1 FROM ${name} t WHERE position($1 in t::text) > 0`, [
        token,
      ])
      if ((rowCount ?? 0) > 0) found.push(name)
    }
    expect(found).toEqual(['messages'])
    const hash = createHash('sha256').update(token).digest('hex')
    const { rowCount } = await world().pool.query('SELECT 1 FROM staff_invitations WHERE token_hash = $1', [hash])
    expect(rowCount).toBe(1)
    expect(JSON.stringify(await listAudit())).not.toContain(token)
  })

  test('is not used up by opening its link, as mail scanners do', async () => {
    const token = await inviteForToken()
    for (const path of [
      '/users/invitation/accept',
      '/users/invitation/look',
      `/users/invitation/accept?token=${token}`,
    ])
      expect((await world().rest('GET', path, null)).status).toBeGreaterThanOrEqual(400)
    for (let times = 0; times < 3; times += 1) expect((await look(token)).status).toBe(200)
    expect((await accept(token)).status).toBe(201)
  })

  test('works once, also for two readers at the same time', async () => {
    const token = await inviteForToken()
    const answers = await Promise.all([accept(token), accept(token, 'a third horse battery')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
    expectRefusal(await accept(token), 410, 'used')
    expectRefusal(await look(token), 410, 'used')
    const { rowCount } = await world().pool.query('SELECT 1 FROM users WHERE email = $1', [INVITEE])
    expect(rowCount).toBe(1)
  })

  test('needs a strong password, and stays valid after a weak one', async () => {
    const token = await inviteForToken()
    expectRefusal(await accept(token, 'short'), 400, 'newPassword')
    expectRefusal(await accept(token, 'password1234'), 400, 'newPassword')
    expectRefusal(await accept(token, 'sam@new.example'), 400, 'newPassword')
    expect((await accept(token)).status).toBe(201)
  })

  test('ends after 7 days, when it is withdrawn, and when it is sent again', async () => {
    const admin = await tokenOf(ADMIN_EMAIL)
    const { sent } = await invite(admin)
    await world().pool.query("UPDATE staff_invitations SET expires_at = now() - interval '1 second'")
    expectRefusal(await look(tokenIn(sent)), 410, 'expired')
    expectRefusal(await accept(tokenIn(sent)), 410, 'expired')
    expect(await listOpenInvitations(world().pool, [world().a])).toMatchObject([{ email: INVITEE, state: 'expired' }])

    const again = await resend(sent.id, admin)
    expect(again.status).toBe(200)
    const newToken = tokenIn(again.sent)
    expect(newToken).not.toBe(tokenIn(sent))
    expectRefusal(await accept(tokenIn(sent)), 404, 'unknown')
    expect((await look(newToken)).status).toBe(200)

    expect((await withdraw(sent.id, admin)).status).toBe(200)
    expectRefusal(await accept(newToken), 404, 'unknown')
    expect((await resend(sent.id, admin)).status).toBe(404)
    expect((await withdraw(sent.id, admin)).status).toBe(404)
    expect(await findAccount(INVITEE)).toBeUndefined()
    expect(await listOpenInvitations(world().pool, 'all')).toEqual([])
    expect((await listAudit()).map(({ who, action, title }) => [who, action, title])).toEqual([
      [ADMIN_EMAIL, 'created', `Invited as Editor: ${INVITEE}`],
      [ADMIN_EMAIL, 'changed', `Invitation as Editor sent again: ${INVITEE}`],
      [ADMIN_EMAIL, 'deleted', `Invitation as Editor withdrawn: ${INVITEE}`],
    ])
  })

  test('that was accepted can be neither sent again nor withdrawn, and who accepted is logged', async () => {
    const admin = await tokenOf(ADMIN_EMAIL)
    const { sent } = await invite(admin)
    expect((await accept(tokenIn(sent))).status).toBe(201)
    expect((await resend(sent.id, admin)).status).toBe(404)
    expect((await withdraw(sent.id, admin)).status).toBe(404)
    expect(await rolesOf(INVITEE)).toEqual([[world().a, 'editor']])
    expect(await listAudit()).toMatchObject([
      { who: ADMIN_EMAIL, title: `Invited as Editor: ${INVITEE}`, tenant: world().a },
      { who: INVITEE, title: `Invitation as Editor accepted: ${INVITEE}`, tenant: world().a },
    ])
  })

  test('cannot be got around by a forgotten password, before it is accepted or after it was withdrawn', async () => {
    const admin = await tokenOf(ADMIN_EMAIL)
    const { sent } = await invite(admin)
    for (const isLast of [false, true]) {
      expect((await post('/forgot-password', null, { email: INVITEE })).status).toBe(200)
      const data = { email: INVITEE }
      expect(await world().payload.forgotPassword({ collection: 'users', data, disableEmail: true })).toBeNull()
      expect((await signInAs(INVITEE, NEW_PASSWORD)).status).toBe(401)
      if (!isLast) expect((await withdraw(sent.id, admin)).status).toBe(200)
    }
  })

  test('is worth nothing any more once its sender may not give the role', async () => {
    const sender = 'sender@new.example'
    const id = await createUser(sender, { tenants: [{ tenant: world().a, role: 'tenant-admin' }] })
    const { sent } = await invite(await tokenOf(sender))
    await world().pool.query("UPDATE users_tenants SET role = 'editor' WHERE _parent_id = $1", [id])
    expectRefusal(await look(tokenIn(sent)), 404, 'unknown')
    expectRefusal(await accept(tokenIn(sent)), 404, 'unknown')
    await world().pool.query('DELETE FROM users WHERE id = $1', [id])
    expectRefusal(await accept(tokenIn(sent)), 404, 'unknown')
    expect(await listOpenInvitations(world().pool, [world().a])).toMatchObject([{ state: 'invalid', inviter: '' }])
    // A colleague can send it again in their own name.
    const again = await resend(sent.id, await tokenOf(ADMIN_EMAIL))
    expect((await accept(tokenIn(again.sent))).status).toBe(201)
  })

  test('that ended long ago is deleted', async () => {
    await inviteForToken()
    await pruneInvitations(world().pool)
    expect(await listOpenInvitations(world().pool, 'all')).toHaveLength(1)
    await world().pool.query("UPDATE staff_invitations SET expires_at = now() - interval '91 days'")
    await pruneInvitations(world().pool)
    expect(await listOpenInvitations(world().pool, 'all')).toEqual([])
  })
})

describe('[STF-09] [OPS-02] limits', () => {
  test('made-up links are counted by sender, and real ones are not', async () => {
    const token = await inviteForToken()
    const { max } = rateLimits.unknownInvitationsBySender
    for (let times = 0; times < max; times += 1) expect((await look('0'.repeat(64))).status).toBe(404)
    expect((await look(token)).status).toBe(429)
    expect((await accept(token)).status).toBe(429)
    await world().pool.query('DELETE FROM rate_limits')
    for (let times = 0; times <= max; times += 1) expect((await look(token)).status).toBe(200)
    for (const odd of ['', '\u0000', 'x'.repeat(5000)]) expect((await look(odd)).status).toBe(404)
    expect((await post('/invitation/look', null, { token: { like: '%' } })).status).toBe(404)
  })

  test('one address gets a limited number of invitations a day', async () => {
    const admin = await tokenOf(ADMIN_EMAIL)
    const { sent } = await invite(admin)
    const { max } = rateLimits.invitationsByEmail
    for (let times = 1; times < max; times += 1) expect((await resend(sent.id, admin)).status).toBe(200)
    expect((await resend(sent.id, admin)).status).toBe(429)
    expect((await signIn(ADMIN_EMAIL)).status).toBe(200)
  })
})
