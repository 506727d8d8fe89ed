import { describe, expect, test } from 'vitest'
import { ADMIN_EMAIL, createStaffWorld, EDITOR_EMAIL, PASSWORD } from './staff-requests'

const { world, post, get, signIn, tokenOf } = createStaffWorld()

describe('[STF-09] a new email address', () => {
  const newEmail = 'taken@tenant-a.example'
  const passwordError = { status: 403, body: { errors: [{ field: 'password' }] } }
  const userPath = async (email: string, what: string) => {
    const { rows } = await world().pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
    return `/${rows[0]?.id ?? ''}/${what}`
  }
  /** The token in the link that was sent to an address, of the messages that wait to be sent. */
  const readLink = async (email: string): Promise<string> => {
    const { rows } = await world().pool.query<{ text: string }>(
      "SELECT text FROM messages WHERE recipient = $1 AND key LIKE 'email-change:%' ORDER BY created_at DESC, id DESC LIMIT 1",
      [email],
    )
    return /confirm-email#([0-9a-f]{64})/u.exec(rows[0]?.text ?? '')?.[1] ?? ''
  }
  /** Subjects and texts of the notices to an address, the oldest first. */
  const readNotices = async (email: string) => {
    const { rows } = await world().pool.query<{ subject: string; text: string }>(
      "SELECT subject, text FROM messages WHERE recipient = $1 AND key LIKE 'email-notice:%' ORDER BY created_at, id",
      [email],
    )
    return rows
  }
  const confirm = (token: string) => post('/email-change/confirm', null, { token })
  const pathOf = async (email: string) => userPath(email, 'email')

  test('[STF-09] needs the password of the person who asks; one that is taken or invalid is refused at its field', async () => {
    const token = await tokenOf(EDITOR_EMAIL)
    const path = await pathOf(EDITOR_EMAIL)
    expect(await post(path, token, { email: newEmail })).toMatchObject(passwordError)
    for (const email of ['', 'nonsense', ADMIN_EMAIL, EDITOR_EMAIL])
      expect(await post(path, token, { password: PASSWORD, email })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'email' }] },
      })
    for (const stranger of ['viewer@tenant-a.example', 'both@tenants.example'])
      expect((await post(path, await tokenOf(stranger), { password: PASSWORD, email: newEmail })).status).toBe(404)
  })

  test('[STF-09] counts once its mailbox has confirmed it; until then the old one stays', async () => {
    const path = await pathOf(EDITOR_EMAIL)
    const admin = await tokenOf(ADMIN_EMAIL)
    const sent = await post(path, admin, { password: PASSWORD, email: newEmail.toUpperCase() })
    expect(sent).toMatchObject({ status: 200, body: { email: newEmail } })
    const link = await readLink(newEmail)
    expect(link).not.toBe('')
    expect((await signIn(newEmail)).status).toBe(401)
    expect((await signIn(EDITOR_EMAIL)).status).toBe(200)
    expect(await get(path, admin)).toMatchObject({ waiting: { email: newEmail, isExpired: false } })
    // The database has only a hash of the link, and reading the page uses nothing up.
    const { rows: stored } = await world().pool.query('SELECT * FROM staff_email_changes')
    expect(JSON.stringify(stored)).not.toContain(link)
    expect((await post('/email-change/look', null, { token: link })).body).toEqual({
      email: newEmail,
      current: EDITOR_EMAIL,
    })
    const [first, second] = await Promise.all([confirm(link), confirm(link)])
    expect([first.status, second.status].sort()).toEqual([200, 404])
    expect((await signIn(newEmail)).status).toBe(200)
    expect((await signIn(EDITOR_EMAIL)).status).toBe(401)
    expect((await confirm(link)).status).toBe(404)
    await post(path, await tokenOf(newEmail), { password: PASSWORD, email: EDITOR_EMAIL })
    expect((await confirm(await readLink(EDITOR_EMAIL))).status).toBe(200)
    // The old mailbox learns of both steps, without the link.
    const notices = await readNotices(EDITOR_EMAIL)
    expect(notices.map(({ subject }) => subject)).toEqual([
      'Someone asked to change your email address',
      'Your email address was changed',
    ])
    for (const { text } of notices) expect(text).toContain(newEmail)
    expect(notices.map(({ text }) => text).join()).not.toContain(link)
    const { rows } = await world().pool.query<{ title: string }>(
      "SELECT title FROM audit WHERE kind = 'users' AND title ~* 'address' ORDER BY created_at, id",
    )
    expect(rows.map(({ title }) => title)).toEqual([
      `Link sent to the new email address ${newEmail}: ${EDITOR_EMAIL}`,
      `Email address confirmed, before it was ${EDITOR_EMAIL}: ${newEmail}`,
      `Link sent to the new email address ${EDITOR_EMAIL}: ${newEmail}`,
      `Email address confirmed, before it was ${newEmail}: ${EDITOR_EMAIL}`,
    ])
  })

  test('[STF-09] a new password ends the link of a new address, which someone else may have requested', async () => {
    const token = await tokenOf(EDITOR_EMAIL)
    await post(await pathOf(EDITOR_EMAIL), token, { password: PASSWORD, email: 'thief@elsewhere.example' })
    const link = await readLink('thief@elsewhere.example')
    const account = await userPath(EDITOR_EMAIL, 'password')
    const changed = await post(account, token, { password: PASSWORD, newPassword: 'a quite different phrase 7' })
    expect(changed.status).toBe(200)
    expect((await confirm(link)).status).toBe(404)
    const back = { password: 'a quite different phrase 7', newPassword: PASSWORD }
    expect((await post(account, token, back)).status).toBe(200)
  })

  test('[STF-09] a link ends with a newer one, its withdrawal, its time, and the rights of its author', async () => {
    const path = await pathOf(EDITOR_EMAIL)
    const admin = await tokenOf(ADMIN_EMAIL)
    const ask = (email: string) => post(path, admin, { password: PASSWORD, email })
    await ask('one@new.example')
    const replaced = await readLink('one@new.example')
    await ask('two@new.example')
    expect((await confirm(replaced)).status).toBe(404)
    expect((await post(`${path}/withdraw`, admin)).status).toBe(200)
    expect((await confirm(await readLink('two@new.example'))).status).toBe(404)
    await ask('three@new.example')
    const link = await readLink('three@new.example')
    await world().pool.query("UPDATE staff_email_changes SET expires_at = now() - interval '1 minute'")
    expect(await confirm(link)).toMatchObject({ status: 410, body: { errors: [{ field: 'expired' }] } })
    await world().pool.query("UPDATE staff_email_changes SET expires_at = now() + interval '1 day'")
    await world().pool.query(
      "UPDATE users_tenants SET role = 'viewer' WHERE _parent_id = (SELECT id FROM users WHERE email = $1)",
      [ADMIN_EMAIL],
    )
    expect((await confirm(link)).status).toBe(404)
    await world().pool.query(
      "UPDATE users_tenants SET role = 'tenant-admin' WHERE _parent_id = (SELECT id FROM users WHERE email = $1)",
      [ADMIN_EMAIL],
    )
    // Another account took the address meanwhile.
    await world().pool.query("UPDATE users SET email = 'three@new.example' WHERE email = 'viewer@tenant-a.example'")
    expect((await confirm(link)).status).toBe(409)
    await world().pool.query("UPDATE users SET email = 'viewer@tenant-a.example' WHERE email = 'three@new.example'")
    for (const token of ['', 'x', '0'.repeat(64), { $ne: '' }])
      expect((await post('/email-change/look', null, { token })).status).toBe(404)
    expect((await signIn(EDITOR_EMAIL)).status).toBe(200)
  })
})
