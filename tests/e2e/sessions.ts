import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from './database'
import { dataDir } from './site'

/**
 * Staff sessions, created as the sign-in does but without its slow password hash. The sign-in itself is tested in
 * `panel-shell.e2e.ts` and `tests/tenancy/sign-in.int.test.ts`.
 */

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The key Payload signs with: the first half of the secret's SHA-256, in hexadecimal. */
const readSigningKey = (): string =>
  createHash('sha256')
    .update(readFileSync(path.join(dataDir(), 'secret'), 'utf8'))
    .digest('hex')
    .slice(0, 32)

const HOUR_MS = 3_600_000

/** Creates a session of an existing user and returns its token for REST and the panel's cookie. */
export const createSessionToken = async (email: string): Promise<string> => {
  const sid = randomUUID()
  const [user] = await sql<{ id: string }>(
    `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
     SELECT (SELECT count(*) + 1 FROM users_sessions s WHERE s._parent_id = u.id), u.id, $2, now(), now() + interval '2 hours'
     FROM users u WHERE u.email = $1 RETURNING _parent_id AS id`,
    [email, sid],
  )
  if (!user) throw new Error(`There is no account of ${email}.`)
  const seconds = Math.floor(Date.now() / 1000)
  const content = { id: user.id, collection: 'users', email, sid, iat: seconds, exp: seconds + (2 * HOUR_MS) / 1000 }
  const text = `${base64url({ alg: 'HS256', authVersion: 1, typ: 'JWT' })}.${base64url(content)}`
  return `${text}.${createHmac('sha256', readSigningKey()).update(text).digest('base64url')}`
}

/** The password of every account that tests create: the demo's, whose hash already exists. */
export const STAFF_PASSWORD = 'forecourt-demo'

type NewStaff = { readonly tenantId: string; readonly email: string; readonly name: string; readonly role: string }

/** Adds an account with one role at one dealer and the password `STAFF_PASSWORD`. @returns its id */
export const insertStaff = async ({ tenantId, email, name, role }: NewStaff): Promise<string> => {
  const id = randomUUID()
  const [membership] = await sql<{ id: string }>(
    `WITH account AS (
       INSERT INTO users (id, name, email, salt, hash, platform_admin, updated_at, created_at)
       SELECT $1, $2, $3, salt, hash, false, now(), now() FROM users WHERE email = 'admin@forecourt.example' RETURNING id
     )
     INSERT INTO users_tenants (_order, _parent_id, id, tenant_id, role)
     SELECT 1, id, $4, $5, $6::enum_users_tenants_role FROM account RETURNING _parent_id AS id`,
    [id, name, email, randomBytes(12).toString('hex'), tenantId, role],
  )
  if (!membership) throw new Error(`${email} could not be added.`)
  return membership.id
}
