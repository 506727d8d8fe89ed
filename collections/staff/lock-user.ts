import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { executeInTransaction } from '../shared/transaction'

type Args = { readonly id?: unknown; readonly data?: Readonly<Record<string, unknown>> }

/**
 * Payload reads a user and writes all of it back: what another request wrote between the two would be undone, such as a
 * new password, a role that was taken away or a sign-out. So whoever writes a user waits here for others that do.
 */
export const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data = {} } = args as Args
  if (operation === 'resetPassword') {
    const token = typeof data['token'] === 'string' ? data['token'] : ''
    await executeInTransaction(req, sql`SELECT 1 FROM users WHERE reset_password_token = ${token} FOR NO KEY UPDATE`)
  }
  if (operation === 'update' && typeof id === 'string')
    await executeInTransaction(req, sql`SELECT 1 FROM users WHERE id::text = ${id} FOR NO KEY UPDATE`)
  // Several at once, in the same order by whoever.
  if (operation === 'update' && id === undefined)
    await executeInTransaction(req, sql`SELECT 1 FROM users ORDER BY id FOR NO KEY UPDATE`)
  return args
}
