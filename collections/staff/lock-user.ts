import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { executeInTransaction } from '../shared/transaction'

type Args = {
  readonly id?: unknown
  readonly data?: Readonly<Record<string, unknown>>
  readonly overrideAccess?: boolean
}

/** Locks the user that is written. A write of several locks all users if the platform asks, and only their own row otherwise. */
const lockFor = ({ id, overrideAccess }: Args, req: PayloadRequest) => {
  if (id !== undefined) return sql`SELECT 1 FROM users WHERE id::text = lower(${String(id)}) FOR NO KEY UPDATE`
  const { id: own, platformAdmin } = (req.user ?? {}) as { readonly id?: string; readonly platformAdmin?: boolean }
  return overrideAccess === true || platformAdmin === true
    ? sql`SELECT 1 FROM users ORDER BY id FOR NO KEY UPDATE`
    : sql`SELECT 1 FROM users WHERE id::text = ${own ?? ''} FOR NO KEY UPDATE`
}

/**
 * Makes writes of one user wait for each other. Payload reads a user and writes all of it back, which would undo what
 * another request wrote in between, such as a new password, a sign-out, or a role that was taken away. A request without a
 * session locks nothing, because it may write nothing.
 */
export const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const given = args as Args
  if (operation === 'resetPassword') {
    const token = typeof given.data?.['token'] === 'string' ? given.data['token'] : ''
    await executeInTransaction(req, sql`SELECT 1 FROM users WHERE reset_password_token = ${token} FOR NO KEY UPDATE`)
  }
  if (operation === 'update' && (req.user || given.overrideAccess === true))
    await executeInTransaction(req, lockFor(given, req))
  return args
}
