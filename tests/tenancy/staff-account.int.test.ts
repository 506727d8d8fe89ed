import type { PoolClient } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { env } from '@/src/env'
import { ADMIN_EMAIL, nextCode, EDITOR_EMAIL, PASSWORD, createStaffWorld } from './staff-requests'

/** The origin and the token of a mailed link to a new password. */
const readLink = (text: string) => {
  const link = /^(http\S+)\/admin\/new-password#(\w+)$/mu.exec(text)
  return { origin: link?.[1], token: link?.[2] }
}

const { world, post, get, signIn, tokenOf, switchOn } = createStaffWorld()

describe('[STF-09] someone who finds a browser signed in', () => {
  const newPassword = 'another horse battery'
  const newEmail = 'taken@tenant-a.example'
  const userPath = async (email: string, what: string) => {
    const { rows } = await world().pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
    return `/${rows[0]?.id ?? ''}/${what}`
  }
  const restorePassword = async (): Promise<void> => {
    const { body } = await post('/login', null, { email: EDITOR_EMAIL, password: newPassword })
    const fields = { password: newPassword, newPassword: PASSWORD }
    expect((await post(await userPath(EDITOR_EMAIL, 'password'), body.token ?? null, fields)).status).toBe(200)
  }
  /** The links to a new password that were sent to the editor, the newest first. */
  const listLinks = async () => {
    const { rows } = await world().pool.query<{ text: string }>(
      "SELECT text FROM messages WHERE recipient = $1 AND subject = 'Choose a new password' AND key LIKE 'password-link:%' ORDER BY created_at DESC, id DESC",
      [EDITOR_EMAIL],
    )
    return rows.map(({ text }) => ({ text, ...readLink(text) }))
  }
  /** The emails that tell the editor of a changed password, the newest first. */
  const listNotices = async () => {
    const { rows } = await world().pool.query<{ text: string }>(
      "SELECT text FROM messages WHERE recipient = $1 AND subject = 'Your password was changed' ORDER BY created_at DESC, id DESC",
      [EDITOR_EMAIL],
    )
    return rows.map(({ text }) => text)
  }
  const passwordError = { status: 403, body: { errors: [{ field: 'password' }] } }

  test.each([
    ['password', { password: newPassword }],
    ['email', { email: newEmail }],
  ])('the form of an account cannot change its %s, one by one or many at once', async (field, data) => {
    for (const [actor, query] of [
      [EDITOR_EMAIL, await userPath(EDITOR_EMAIL, '')],
      [ADMIN_EMAIL, await userPath(EDITOR_EMAIL, '')],
      [ADMIN_EMAIL, `?where[email][equals]=${EDITOR_EMAIL}`],
    ] as const) {
      const refusal = await world().rest('PATCH', `/users${query.replace(/\/$/, '')}`, await tokenOf(actor), data)
      expect(JSON.stringify(refusal.body)).toContain(`"path":"${field}"`)
    }
    expect((await signIn(EDITOR_EMAIL)).status).toBe(200)
  })

  test('the form can change the name, also when it sends the unchanged address', async () => {
    const path = (await userPath(EDITOR_EMAIL, '')).slice(0, -1)
    const answer = await world().rest('PATCH', `/users${path}`, await tokenOf(EDITOR_EMAIL), {
      name: 'Ada',
      email: EDITOR_EMAIL,
    })
    expect(answer.status).toBe(200)
  })

  test('changing a password needs the password of the person who changes it, and signs out the other browsers', async () => {
    const [token, other] = [await tokenOf(EDITOR_EMAIL), await tokenOf(EDITOR_EMAIL)]
    const path = await userPath(EDITOR_EMAIL, 'password')
    expect(await post(path, null, { password: PASSWORD, newPassword })).toMatchObject({ status: 401 })
    expect(await post(path, token, { newPassword })).toMatchObject(passwordError)
    expect(await post(path, token, { password: 'wrong', newPassword })).toMatchObject(passwordError)
    expect(await post(path, token, { password: PASSWORD, newPassword: 'short' })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Use at least 12 characters.', field: 'newPassword' }] },
    })
    expect(await post(path, token, { password: PASSWORD, newPassword: PASSWORD })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'This is already the password. Choose a different one.', field: 'newPassword' }] },
    })
    expect((await signIn(EDITOR_EMAIL)).status).toBe(200)
    expect(await listNotices()).toEqual([])
    expect((await post(path, token, { password: PASSWORD, newPassword })).status).toBe(200)
    const [notice = ''] = await listNotices()
    expect(notice).toContain('on your account’s page')
    expect(notice).toContain(`${env.PUBLIC_URL}/admin/forgot`)
    expect(notice).not.toContain(newPassword)
    expect((await signIn(EDITOR_EMAIL)).status).toBe(401)
    expect((await world().rest('GET', '/users/sessions', token)).status).toBe(200)
    expect((await world().rest('GET', '/users/sessions', other)).status).toBe(401)
    // Not even an administrator chooses the password of a colleague.
    for (const colleague of ['viewer@tenant-a.example', 'both@tenants.example', ADMIN_EMAIL])
      expect((await post(path, await tokenOf(colleague), { password: PASSWORD, newPassword: PASSWORD })).status).toBe(
        404,
      )
    await restorePassword()
    expect((await signIn(EDITOR_EMAIL)).status).toBe(200)
  })

  test('a reset link that was mailed before a password change is invalid', async () => {
    const data = { email: EDITOR_EMAIL }
    const link = await world().payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const token = await tokenOf(EDITOR_EMAIL)
    const path = await userPath(EDITOR_EMAIL, 'password')
    expect((await post(path, token, { password: PASSWORD, newPassword })).status).toBe(200)
    expect((await post('/reset-password', null, { token: link, password: PASSWORD })).status).toBe(403)
    await restorePassword()
    expect((await signIn(EDITOR_EMAIL)).status).toBe(200)
  })

  test('an administrator sends a colleague the link for a new password, and needs their own for it', async () => {
    const path = await userPath(EDITOR_EMAIL, 'password-link')
    for (const stranger of ['viewer@tenant-a.example', 'both@tenants.example', EDITOR_EMAIL])
      expect((await post(path, await tokenOf(stranger), { password: PASSWORD })).status).toBe(404)
    const admin = await tokenOf(ADMIN_EMAIL)
    expect(await post(path, admin, {})).toMatchObject(passwordError)
    const answer = await post(path, admin, { password: PASSWORD })
    expect(answer).toEqual({ status: 200, body: { mailbox: '/dev-mailbox' } })
    const [newest] = await listLinks()
    expect(newest?.text).toContain(`${ADMIN_EMAIL} sends you a link`)
    const reset = { token: newest?.token, password: newPassword }
    expect((await post('/reset-password', null, reset)).status).toBe(200)
    await restorePassword()
  })

  test('[SEC-01] a link to a new password has the installation’s address, whatever host its request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const before = (await listLinks()).length
    const body = JSON.stringify({ email: EDITOR_EMAIL })
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
    expect((await world().send('/users/forgot-password', init)).status).toBe(200)
    await expect.poll(async () => (await listLinks()).length).toBe(before + 1)
    const [newest] = await listLinks()
    expect(newest?.origin).toBe(env.PUBLIC_URL.replace(/\/$/u, ''))
    expect((await post('/reset-password', null, { token: newest?.token, password: newPassword })).status).toBe(200)
    await restorePassword()
  })

  test('a stranger who requests links again and again shuts no one out: the last of five works', async () => {
    const before = (await listLinks()).length
    for (let sent = 1; sent <= 5; sent += 1) {
      expect((await post('/forgot-password', null, { email: EDITOR_EMAIL.toUpperCase() })).status).toBe(200)
      await expect.poll(async () => (await listLinks()).length).toBe(before + sent)
    }
    expect((await post('/forgot-password', null, { email: EDITOR_EMAIL })).status).toBe(200)
    const path = await userPath(EDITOR_EMAIL, 'password-link')
    expect((await post(path, await tokenOf(ADMIN_EMAIL), { password: PASSWORD })).status).toBe(429)
    const links = await listLinks()
    expect(links).toHaveLength(before + 5)
    expect((await post('/reset-password', null, { token: links[0]?.token, password: newPassword })).status).toBe(200)
    await restorePassword()
  })

  test('[ADM-01] a link to a new password says whose it is while it counts, and that it has ended afterwards', async () => {
    const before = (await listLinks()).length
    for (let sent = 1; sent <= 2; sent += 1) {
      expect((await post('/forgot-password', null, { email: EDITOR_EMAIL })).status).toBe(200)
      await expect.poll(async () => (await listLinks()).length).toBe(before + sent)
    }
    const [newest, older] = (await listLinks()).map(({ token }) => token)
    const ended = { status: 404, body: { errors: [{ field: 'link' }] } }
    for (const token of [older, '', null, { not_equals: '' }, 'guess'])
      expect(await post('/password-link/look', null, { token })).toMatchObject(ended)
    const open = { status: 200, body: { email: EDITOR_EMAIL } }
    // Looking does not use a link up.
    for (let looks = 0; looks < 2; looks += 1)
      expect(await post('/password-link/look', null, { token: newest })).toEqual(open)
    expect((await post('/reset-password', null, { token: older, password: newPassword })).status).toBe(403)
    const noticesBefore = await listNotices()
    expect((await post('/reset-password', null, { token: newest, password: newPassword })).status).toBe(200)
    const [notice = '', ...earlier] = await listNotices()
    expect(earlier).toEqual(noticesBefore)
    expect(notice).toContain('with the link in an email from us')
    expect(notice).not.toContain(newest ?? 'no link')
    expect(await post('/password-link/look', null, { token: newest })).toMatchObject(ended)
    await restorePassword()
  })

  test('with a second factor, its code is required as well', async () => {
    const { token, secret } = await switchOn(EDITOR_EMAIL)
    const path = await userPath(EDITOR_EMAIL, 'password')
    const field = { status: 403, body: { errors: [{ field: 'code' }] } }
    expect(await post(path, token, { password: PASSWORD, newPassword })).toMatchObject(field)
    expect(
      await post(await userPath(EDITOR_EMAIL, 'email'), token, { password: PASSWORD, email: newEmail }),
    ).toMatchObject(field)
    expect((await post(path, token, { password: PASSWORD, newPassword, code: nextCode(secret) })).status).toBe(200)
    const restore = { password: newPassword, newPassword: PASSWORD, code: nextCode(secret) }
    expect((await post(path, token, restore)).status).toBe(200)
  })
})

describe('[STF-09] concurrent writes to a user', () => {
  /** Makes a request wait for another transaction that has already changed the user, and then commits that. */
  const runAfterWrite = async <T>(
    email: string,
    write: (client: PoolClient, id: string) => Promise<unknown>,
    ask: () => Promise<T>,
  ) => {
    const client = await world().pool.connect()
    try {
      await client.query('BEGIN')
      const { rows } = await client.query<{ id: string }>('SELECT id FROM users WHERE email = $1 FOR UPDATE', [email])
      await write(client, rows[0]?.id ?? '')
      const answer = ask()
      await vi.waitFor(async () => {
        const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
        expect((await world().pool.query(waiting)).rowCount).toBe(1)
      })
      await client.query('COMMIT')
      return await answer
    } finally {
      client.release(true)
    }
  }
  const signOut = (client: PoolClient, id: string) =>
    client.query('DELETE FROM users_sessions WHERE _parent_id = $1', [id])

  test('refreshing a session does not restore one that was signed out', async () => {
    const token = await tokenOf(EDITOR_EMAIL)
    expect((await post('/refresh-token', token)).body).toMatchObject({ refreshedToken: expect.any(String) as string })
    const refresh = await runAfterWrite(EDITOR_EMAIL, signOut, () => post('/refresh-token', token))
    expect(refresh.status).toBe(403)
    expect((await world().rest('GET', '/users/sessions', token)).status).toBe(401)
  })

  test('saving a name does not undo a concurrent sign-out, new password or removed role', async () => {
    const token = await tokenOf(EDITOR_EMAIL)
    const id =
      (await world().pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [EDITOR_EMAIL])).rows[0]?.id ??
      ''
    const readUser = async () => {
      const { rows } = await world().pool.query<{ hash: string; role: string }>(
        'SELECT u.hash, t.role FROM users u JOIN users_tenants t ON t._parent_id = u.id WHERE u.id = $1',
        [id],
      )
      return rows[0]
    }
    const before = await readUser()
    const write = async (client: PoolClient) => {
      await signOut(client, id)
      await client.query("UPDATE users SET hash = 'new' WHERE id = $1", [id])
      await client.query("UPDATE users_tenants SET role = 'viewer' WHERE _parent_id = $1", [id])
    }
    const answer = await runAfterWrite(EDITOR_EMAIL, write, () =>
      world().rest('PATCH', `/users/${id}`, token, { name: 'Ada' }),
    )
    expect(answer.status).toBe(200)
    expect(await readUser()).toEqual({ hash: 'new', role: 'viewer' })
    expect((await world().rest('GET', '/users/sessions', token)).status).toBe(401)
    await world().pool.query("UPDATE users_tenants SET role = 'editor' WHERE _parent_id = $1", [id])
    await world().pool.query('UPDATE users SET hash = $1 WHERE id = $2', [before?.hash, id])
  })

  test('signing out one browser while another signs in leaves the other signed in', async () => {
    const [one, two] = [await tokenOf(EDITOR_EMAIL), await tokenOf(EDITOR_EMAIL)]
    const [, three] = await Promise.all([post('/logout', one), tokenOf(EDITOR_EMAIL), post('/refresh-token', two)])
    expect((await world().rest('GET', '/users/sessions', one)).status).toBe(401)
    const { sessions = [] } = await get('/sessions', three)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({
      since: expect.stringMatching(/^25\/11\/2026, \d+:\d\d [ap]m AE[SD]T$/u) as string,
    })
    expect((await post('/logout?allSessions=true', two)).status).toBe(200)
    expect((await world().rest('GET', '/users/sessions', three)).status).toBe(401)
  })

  test('registering as the first user is refused', async () => {
    const first = { email: 'first@tenant-a.example', password: PASSWORD, platformAdmin: true }
    expect((await post('/first-register', null, first)).status).toBe(403)
  })
})

describe('[STF-09] sessions', () => {
  test('are listed to their owner with the browser, and can be signed out one by one or all others at once', async () => {
    const [one, two, three] = [await tokenOf(EDITOR_EMAIL), await tokenOf(EDITOR_EMAIL), await tokenOf(EDITOR_EMAIL)]
    const sessions = (await get('/sessions', one)).sessions ?? []
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const claims = JSON.parse(Buffer.from(two.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
    const stranger = await tokenOf('viewer@tenant-a.example')
    expect((await post('/sessions/end', stranger, { id: claims.sid })).status).toBe(404)
    expect((await post('/sessions/end', one, { id: claims.sid })).status).toBe(200)
    expect((await world().rest('GET', '/users/sessions', two)).status).toBe(401)
    expect((await post('/sessions/end-others', one)).status).toBe(200)
    expect((await world().rest('GET', '/users/sessions', three)).status).toBe(401)
    expect((await get('/sessions', one)).sessions).toHaveLength(1)
    expect((await get('/sessions', stranger)).sessions).toHaveLength(1)
  })

  test('of a colleague are listed and ended by an administrator of all their dealers only, which is logged', async () => {
    const [one, two, three] = [await tokenOf(EDITOR_EMAIL), await tokenOf(EDITOR_EMAIL), await tokenOf(EDITOR_EMAIL)]
    const { rows } = await world().pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [EDITOR_EMAIL])
    const path = `/${rows[0]?.id ?? ''}/sessions`
    for (const stranger of ['viewer@tenant-a.example', 'both@tenants.example']) {
      const token = await tokenOf(stranger)
      expect((await world().rest('GET', `/users${path}`, token)).status).toBe(404)
      expect((await post(`${path}/end`, token)).status).toBe(404)
    }
    const admin = await tokenOf(ADMIN_EMAIL)
    const { sessions = [] } = await get(path, admin)
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false])
    const claims = JSON.parse(Buffer.from(two.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
    expect((await post(`${path}/end`, admin, { id: claims.sid })).status).toBe(200)
    expect((await post(`${path}/end`, admin, { id: claims.sid })).status).toBe(404)
    expect((await world().rest('GET', '/users/sessions', two)).status).toBe(401)
    expect((await world().rest('GET', '/users/sessions', one)).status).toBe(200)
    expect((await post(`${path}/end`, admin)).status).toBe(200)
    for (const token of [one, three]) expect((await world().rest('GET', '/users/sessions', token)).status).toBe(401)
    expect((await world().rest('GET', '/users/sessions', admin)).status).toBe(200)
    const logged = await world().pool.query("SELECT who, title FROM audit WHERE title LIKE 'Signed out%' ORDER BY id")
    expect(logged.rows).toEqual([
      { who: ADMIN_EMAIL, title: `Signed out of a browser by an administrator: ${EDITOR_EMAIL}` },
      { who: ADMIN_EMAIL, title: `Signed out everywhere by an administrator: ${EDITOR_EMAIL}` },
    ])
  })
})
