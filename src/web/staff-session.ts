import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'
import type { Pool } from 'pg'

const readToken = ({ headers }: IncomingMessage): string | undefined =>
  /(?:^|;\s*)forecourt-token=([^;]+)/.exec(headers.cookie ?? '')?.[1] ??
  /^JWT (.+)$/.exec(headers.authorization ?? '')?.[1]

/**
 * Checks whether a request comes from staff with a session that has not ended. It only decides how much of the body is
 * read; Payload checks the session again for the request itself.
 */
export const createStaffCheck = (db: Pool, secret: string) => {
  // Payload signs with this form of its secret (3.90: `payload/dist/index.js`).
  const verificationKey = new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
  return async (request: IncomingMessage): Promise<boolean> => {
    const token = readToken(request)
    if (token === undefined) return false
    const claims = await jwtVerify(token, verificationKey, { algorithms: ['HS256'] }).then(
      ({ payload }) => payload,
      () => null,
    )
    if (claims === null || claims['collection'] !== 'users') return false
    const { rowCount } = await db.query(
      'SELECT 1 FROM users_sessions WHERE _parent_id = $1 AND id = $2 AND expires_at > now()',
      [claims['id'], claims['sid']],
    )
    return rowCount === 1
  }
}
