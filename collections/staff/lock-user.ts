import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>

/** The part of Payload's database adapter that runs a statement within a request's transaction. */
type Transactions = {
  readonly sessions?: Readonly<Record<string, { readonly db: { execute: (statement: Statement) => Promise<unknown> } }>>
}

const execute = async (req: PayloadRequest, statement: Statement): Promise<void> => {
  const id = await req.transactionID
  const { sessions } = req.payload.db as unknown as Transactions
  if (id === undefined || id === null) throw new TypeError('A user is written outside of a transaction.')
  await sessions?.[String(id)]?.db.execute(statement)
}

type Args = { readonly id?: unknown; readonly data?: Readonly<Record<string, unknown>> }

/**
 * Payload reads a user and writes all of it back: what another request wrote between the two would be undone, such as a
 * new password, a role that was taken away or a sign-out. So whoever writes a user waits here for others that do.
 */
export const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data = {} } = args as Args
  if (operation === 'resetPassword') {
    const token = typeof data['token'] === 'string' ? data['token'] : ''
    await execute(req, sql`SELECT 1 FROM users WHERE reset_password_token = ${token} FOR NO KEY UPDATE`)
  }
  if (operation === 'update' && typeof id === 'string')
    await execute(req, sql`SELECT 1 FROM users WHERE id::text = ${id} FOR NO KEY UPDATE`)
  // Several at once, in the same order by whoever.
  if (operation === 'update' && id === undefined)
    await execute(req, sql`SELECT 1 FROM users ORDER BY id FOR NO KEY UPDATE`)
  return args
}
