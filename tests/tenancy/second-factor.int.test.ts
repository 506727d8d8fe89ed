import { inspect } from 'node:util'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Env } from '@/src/env'
import { createWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() =>
  world.pool.query('DELETE FROM staff_second_factors; DELETE FROM rate_limits; DELETE FROM users_sessions'),
)

const password = 'correct horse battery'
const admin = 'tenant-admin@tenant-a.example'
const editor = 'editor@tenant-a.example'

/** The app's next code: one that was used is not used again. */
const codeOf = (secret: string): string => {
  vi.setSystemTime(Date.now() + 30_000)
  return new TOTP({ secret }).generate()
}
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

type Body = {
  readonly token?: string
  readonly recoveryCodes?: readonly string[]
  readonly secret?: string
  readonly isOn?: boolean
  readonly recoveryCodesLeft?: number
  readonly sessions?: readonly { readonly id: string; readonly browser: string; readonly isCurrent: boolean }[]
  readonly errors?: readonly {
    readonly message: string
    readonly field?: string
    readonly data?: { readonly secondFactor?: { readonly step: string; readonly secret?: string } } | null
  }[]
}

const post = async (path: string, token: string | null, body: object = {}) => {
  const answer = await world.rest('POST', `/users${path}`, token, body)
  return { status: answer.status, body: answer.body as Body }
}
const get = async (path: string, token: string) => (await world.rest('GET', `/users${path}`, token)).body as Body
const signIn = (email: string, code?: string) => post('/login', null, { email, password, ...(code ? { code } : {}) })
const tokenOf = async (email: string, code?: string): Promise<string> => {
  const { body } = await signIn(email, code)
  if (!body.token) throw new Error(`${email} could not sign in: ${JSON.stringify(body.errors)}`)
  return body.token
}
const asked = ({ body }: { body: Body }) => body.errors?.[0]?.data?.secondFactor?.step

/** Switches a second factor on for somebody. */
const switchOn = async (email: string) => {
  const token = await tokenOf(email)
  const { body } = await post('/second-factor/begin', token, { password })
  const secret = body.secret ?? ''
  const confirmed = await post('/second-factor/confirm', token, { code: codeOf(secret) })
  expect(confirmed.status).toBe(200)
  return { token, secret, codes: confirmed.body.recoveryCodes ?? [] }
}

describe('[STF-09] a second factor', () => {
  test('is asked for at the sign-in, and a password alone makes no session', async () => {
    const { secret } = await switchOn(editor)
    const before = await world.pool.query('SELECT 1 FROM users_sessions')
    const first = await signIn(editor)
    expect([first.status, asked(first), first.body.token]).toEqual([401, 'code', undefined])
    const wrong = await signIn(editor, '000000')
    expect([wrong.status, asked(wrong)]).toEqual([401, 'wrong code'])
    expect((await world.pool.query('SELECT 1 FROM users_sessions')).rowCount).toBe(before.rowCount)
    expect((await signIn(editor, codeOf(secret))).status).toBe(200)
  })

  test('a code signs in once, also when it comes twice at once', async () => {
    const { secret } = await switchOn(editor)
    const code = codeOf(secret)
    const both = await Promise.all([signIn(editor, code), signIn(editor, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('ten recovery codes sign in once each; new ones take the place of the old', async () => {
    const { token, codes, secret } = await switchOn(editor)
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    expect((await signIn(editor, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(editor, first)).status).toBe(401)
    expect(await get('/second-factor', token)).toMatchObject({ isOn: true, recoveryCodesLeft: 9 })
    const renewed = await post('/second-factor/recovery-codes', token, { code: codeOf(secret) })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await signIn(editor, second)).status).toBe(401)
    expect((await signIn(editor, renewed.body.recoveryCodes?.[0])).status).toBe(200)
  })

  test('its secret and codes are in no answer, and not in plain text in the database', async () => {
    const { token, secret, codes } = await switchOn(editor)
    const { rows } = await world.pool.query('SELECT * FROM staff_second_factors')
    for (const text of [secret, ...codes]) {
      expect(JSON.stringify(rows)).not.toContain(text)
      expect(JSON.stringify(await get('/me', token))).not.toContain(text)
    }
  })

  test('wrong codes end for the hour after twenty; where the owner was signed in before, a code still signs in', async () => {
    const { secret } = await switchOn(editor)
    const own = await world.send('/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: editor, password, code: codeOf(secret) }),
    })
    const known = own.headers.getSetCookie().find((one) => one.startsWith('forecourt-known='))
    const wrong = []
    for (let n = 0; n < 22; n += 1) wrong.push((await signIn(editor, String(100_000 + n))).status)
    expect(wrong.filter((status) => status === 401)).toHaveLength(20)
    // The password was right each time, so the limit on passwords does not answer before the limit on codes.
    expect(wrong.slice(-2)).toEqual([429, 429])
    expect((await signIn(editor)).status).toBe(401)
    const again = await world.send('/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: known?.split(';')[0] ?? '' },
      body: JSON.stringify({ email: editor, password, code: codeOf(secret) }),
    })
    expect(again.status).toBe(200)
  })

  test('begins only with the password, and ends only with password and code', async () => {
    const token = await tokenOf(editor)
    expect(await post('/second-factor/begin', null, { password })).toMatchObject({ status: 401 })
    const wrong = await post('/second-factor/begin', token, { password: 'wrong' })
    expect(wrong).toMatchObject({ status: 403, body: { errors: [{ field: 'password' }] } })
    const { token: own, secret } = await switchOn(editor)
    expect((await post('/second-factor/begin', own, { password })).status).toBe(409)
    expect((await post('/second-factor/remove', own, { password })).status).toBe(403)
    expect((await post('/second-factor/remove', own, { code: codeOf(secret) })).status).toBe(403)
    expect((await signIn(editor)).status).toBe(401)
    expect((await post('/second-factor/remove', own, { password, code: codeOf(secret) })).status).toBe(200)
    expect((await signIn(editor)).status).toBe(200)
  })

  test('switched on, it signs out every other browser', async () => {
    const other = await tokenOf(editor)
    const { token } = await switchOn(editor)
    expect((await get('/second-factor', token)).isOn).toBe(true)
    expect((await world.rest('GET', '/users/second-factor', other)).status).toBe(401)
  })

  test('a new password by e-mail ends all sessions and signs nobody in', async () => {
    const { token } = await switchOn(editor)
    const { payload } = world
    const reset = await payload.forgotPassword({ collection: 'users', data: { email: editor }, disableEmail: true })
    const answer = await post('/reset-password', null, { token: reset, password: 'another horse battery' })
    expect([answer.status, answer.body.token]).toEqual([200, undefined])
    expect((await world.rest('GET', '/users/second-factor', token)).status).toBe(401)
    const next = await post('/login', null, { email: editor, password: 'another horse battery' })
    expect(asked(next)).toBe('code')
    await payload.update({ collection: 'users', where: { email: { equals: editor } }, data: { password } })
  })

  test('is taken away by an administrator of the same dealer, and by nobody else; it is in the change log', async () => {
    const idOf = async (email: string) =>
      (await world.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])).rows[0]?.id ?? ''
    const { token } = await switchOn(editor)
    const path = `/${await idOf(editor)}/second-factor/reset`
    for (const stranger of ['viewer@tenant-a.example', 'lead-handler@tenant-a.example'])
      expect((await post(path, await tokenOf(stranger))).status, stranger).toBe(404)
    expect((await post(path, token)).status).toBe(404)
    // A colleague at two dealers is the platform's to help.
    const shared = `/${await idOf('both@tenants.example')}/second-factor/reset`
    expect((await post(shared, await tokenOf(admin))).status).toBe(404)
    expect((await signIn(editor)).status).toBe(401)
    expect((await post(path, await tokenOf(admin))).status).toBe(200)
    expect((await signIn(editor)).status).toBe(200)
    const { rows } = await world.pool.query<{ who: string }>(
      "SELECT who FROM audit WHERE title LIKE 'Second factor taken away%' AND title LIKE $1",
      [`%${editor}`],
    )
    expect(rows).toEqual([{ who: admin }])
  })
})

describe('[STF-09] where roles need one', () => {
  // Not imported above, because the environment is read with the first import, which is after the world's start.
  let env: { -readonly [Name in keyof Env]: Env[Name] }
  beforeAll(async () => {
    ;({ env } = await import('@/src/env'))
    env.REQUIRE_SECOND_FACTOR = '1'
  })
  afterAll(() => {
    env.REQUIRE_SECOND_FACTOR = '0'
  })

  test('an administrator sets it up at the sign-in, and is in with the first code; an editor needs none', async () => {
    expect((await signIn(editor)).status).toBe(200)
    const logged = vi.spyOn(world.payload.logger, 'error')
    const first = await signIn(admin)
    expect([first.status, asked(first), first.body.token]).toEqual([401, 'set up', undefined])
    const secret = first.body.errors?.[0]?.data?.secondFactor?.secret ?? ''
    // Errors are logged with all their properties.
    const written = inspect(logged.mock.calls, { depth: 10 })
    for (const hidden of [secret, world.payload.secret]) expect(written).not.toContain(hidden)
    expect(asked(await signIn(admin, '123456'))).toBe('wrong code')
    const done = await signIn(admin, codeOf(secret))
    expect(done.status).toBe(200)
    expect(done.body.recoveryCodes).toHaveLength(10)
    const remove = { password, code: codeOf(secret) }
    expect((await post('/second-factor/remove', done.body.token ?? '', remove)).status).toBe(403)
    expect(asked(await signIn(admin))).toBe('code')
  })

  test('whoever is given such a role is signed out until they have one', async () => {
    const token = await tokenOf(editor)
    const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [editor])
    const id = rows[0]?.id ?? ''
    const tenants = [{ tenant: world.a, role: 'tenant-admin' as const }]
    await world.payload.update({ collection: 'users', id, data: { tenants } })
    expect((await world.rest('GET', '/users/sessions', token)).status).toBe(401)
    expect(asked(await signIn(editor))).toBe('set up')
    await world.payload.update({ collection: 'users', id, data: { tenants: [{ tenant: world.a, role: 'editor' }] } })
  })
})

describe('[STF-09] whoever finds a browser signed in', () => {
  const idOf = async (email: string) =>
    (await world.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])).rows[0]?.id ?? ''
  const anHourAgo = () => world.pool.query("UPDATE users_sessions SET created_at = now() - interval '1 hour'")
  const change = async (token: string, email: string, data: object) =>
    world.rest('PATCH', `/users/${await idOf(email)}`, token, data)

  test.each([
    ['a new password', editor, editor, { password: 'another horse battery' }, 'password'],
    ['another address', editor, editor, { email: 'taken@tenant-a.example' }, 'email'],
    ['a colleague’s password', admin, editor, { password: 'another horse battery' }, 'password'],
    ['a colleague’s address', admin, editor, { email: 'taken@tenant-a.example' }, 'email'],
  ])('%s is refused at its field until the password is typed again', async (_what, actor, target, data, field) => {
    const token = await tokenOf(actor)
    await anHourAgo()
    const refused = await change(token, target, data)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(`"path":"${field}"`)
    expect(JSON.stringify(refused.body)).toContain('First type your own password again')
    expect((await change(token, target, { name: 'Ada', email: target })).status).toBe(200)
    expect((await post('/identity', token, { password: 'wrong horse battery' })).status).toBe(403)
    expect((await change(token, target, data)).status).toBe(400)
    expect((await post('/identity', token, { password })).status).toBe(200)
    expect((await change(token, target, data)).status).toBe(200)
    const stored = { email: target, password }
    const changed = { email: 'email' in data ? data.email : target }
    await world.payload.update({ collection: 'users', where: { email: { equals: changed.email } }, data: stored })
  })

  test('with a second factor its code is asked for as well', async () => {
    const { token, secret } = await switchOn(editor)
    await anHourAgo()
    expect(await post('/identity', token, { password })).toMatchObject({
      status: 403,
      body: { errors: [{ field: 'code' }] },
    })
    expect((await change(token, editor, { password: 'another horse battery' })).status).toBe(400)
    expect((await post('/identity', token, { password, code: codeOf(secret) })).status).toBe(200)
    expect((await change(token, editor, { password })).status).toBe(200)
  })

  test('takes no colleague’s second factor away, and confirms nobody else’s session', async () => {
    await switchOn(editor)
    const path = `/${await idOf(editor)}/second-factor/reset`
    const token = await tokenOf(admin)
    const other = await tokenOf(admin)
    await anHourAgo()
    expect((await post(path, token)).status).toBe(403)
    expect((await post('/identity', other, { password })).status).toBe(200)
    expect((await post(path, token)).status).toBe(403)
    expect((await post(path, other)).status).toBe(200)
  })
})

describe('[STF-09] what is written to a user at the same moment', () => {
  type Client = Awaited<ReturnType<World['pool']['connect']>>
  /** Has a request wait for another that has written the user already, and then commits that. */
  const behind = async <T>(
    email: string,
    write: (client: Client, id: string) => Promise<unknown>,
    ask: () => Promise<T>,
  ) => {
    const client = await world.pool.connect()
    try {
      await client.query('BEGIN')
      const { rows } = await client.query<{ id: string }>('SELECT id FROM users WHERE email = $1 FOR UPDATE', [email])
      await write(client, rows[0]?.id ?? '')
      const answer = ask()
      await vi.waitFor(async () => {
        const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
        expect((await world.pool.query(waiting)).rowCount).toBe(1)
      })
      await client.query('COMMIT')
      return await answer
    } finally {
      client.release(true)
    }
  }
  const signOut = (client: Client, id: string) => client.query('DELETE FROM users_sessions WHERE _parent_id = $1', [id])

  test('a longer session does not bring one back that was signed out', async () => {
    const token = await tokenOf(editor)
    expect((await post('/refresh-token', token)).body).toMatchObject({ refreshedToken: expect.any(String) as string })
    const refreshed = await behind(editor, signOut, () => post('/refresh-token', token))
    expect(refreshed.status).toBe(403)
    expect((await world.rest('GET', '/users/sessions', token)).status).toBe(401)
  })

  test('a new name does not undo a sign-out, a new password or a role that was taken away', async () => {
    const token = await tokenOf(editor)
    const id =
      (await world.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [editor])).rows[0]?.id ?? ''
    const stored = async () => {
      const { rows } = await world.pool.query<{ hash: string; role: string }>(
        'SELECT u.hash, t.role FROM users u JOIN users_tenants t ON t._parent_id = u.id WHERE u.id = $1',
        [id],
      )
      return rows[0]
    }
    const before = await stored()
    const write = async (client: Client) => {
      await signOut(client, id)
      await client.query("UPDATE users SET hash = 'new' WHERE id = $1", [id])
      await client.query("UPDATE users_tenants SET role = 'viewer' WHERE _parent_id = $1", [id])
    }
    const answer = await behind(editor, write, () => world.rest('PATCH', `/users/${id}`, token, { name: 'Ada' }))
    expect(answer.status).toBe(200)
    expect(await stored()).toEqual({ hash: 'new', role: 'viewer' })
    expect((await world.rest('GET', '/users/sessions', token)).status).toBe(401)
    await world.pool.query("UPDATE users_tenants SET role = 'editor' WHERE _parent_id = $1", [id])
    await world.pool.query('UPDATE users SET hash = $1 WHERE id = $2', [before?.hash, id])
  })

  test('signing out one browser while another is signed in leaves the other alone', async () => {
    const [one, two] = [await tokenOf(editor), await tokenOf(editor)]
    const [, three] = await Promise.all([post('/logout', one), tokenOf(editor), post('/refresh-token', two)])
    expect((await world.rest('GET', '/users/sessions', one)).status).toBe(401)
    expect((await get('/sessions', three)).sessions).toHaveLength(2)
    expect((await post('/logout?allSessions=true', two)).status).toBe(200)
    expect((await world.rest('GET', '/users/sessions', three)).status).toBe(401)
  })

  test('nobody registers as the first user', async () => {
    const first = { email: 'first@tenant-a.example', password, platformAdmin: true }
    expect((await post('/first-register', null, first)).status).toBe(404)
  })
})

describe('[STF-09] sessions', () => {
  test('are listed to their owner with the browser, and are signed out one by one or all others at once', async () => {
    const [one, two, three] = [await tokenOf(editor), await tokenOf(editor), await tokenOf(editor)]
    const sessions = (await get('/sessions', one)).sessions ?? []
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const claims = JSON.parse(Buffer.from(two.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
    const stranger = await tokenOf('viewer@tenant-a.example')
    expect((await post('/sessions/end', stranger, { id: claims.sid })).status).toBe(404)
    expect((await post('/sessions/end', one, { id: claims.sid })).status).toBe(200)
    expect((await world.rest('GET', '/users/sessions', two)).status).toBe(401)
    expect((await post('/sessions/end-others', one)).status).toBe(200)
    expect((await world.rest('GET', '/users/sessions', three)).status).toBe(401)
    expect((await get('/sessions', one)).sessions).toHaveLength(1)
    expect((await get('/sessions', stranger)).sessions).toHaveLength(1)
  })
})
