import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { executeInTransaction } from '@/src/cms/access/transaction'

type Args = {
  readonly id?: unknown
  readonly data?: Readonly<Record<string, unknown>>
  readonly overrideAccess?: boolean
}

/**
 * Returns SQL that locks the users to be written. A write without an id locks all users if the platform makes it, or
 * else only the requester's own row.
 */
const lockSql = ({ id, overrideAccess }: Args, req: PayloadRequest) => {
  if (id !== undefined) return sql`SELECT 1 FROM users WHERE id::text = lower(${String(id)}) FOR NO KEY UPDATE`
  const { id: own, platformAdmin } = (req.user ?? {}) as { readonly id?: string; readonly platformAdmin?: boolean }
  return overrideAccess === true || platformAdmin === true
    ? sql`SELECT 1 FROM users ORDER BY id FOR NO KEY UPDATE`
    : sql`SELECT 1 FROM users WHERE id::text = ${own ?? ''} FOR NO KEY UPDATE`
}

/**
 * Serialises writes of one user. Payload reads a user and writes all columns back, which would overwrite parallel
 * changes such as a new password, a sign-out or a removed role. Requests without a session may not write, so they lock
 * nothing.
 */
export const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const operationArgs = args as Args
  if (operation === 'resetPassword') {
    const token = typeof operationArgs.data?.['token'] === 'string' ? operationArgs.data['token'] : ''
    await executeInTransaction(req, sql`SELECT 1 FROM users WHERE reset_password_token = ${token} FOR NO KEY UPDATE`)
  }
  if (operation === 'update' && (req.user || operationArgs.overrideAccess === true))
    await executeInTransaction(req, lockSql(operationArgs, req))
  return args
}
