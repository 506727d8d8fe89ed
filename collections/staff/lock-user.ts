import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { executeInTransaction } from '../shared/transaction'

type Args = {
  readonly id?: unknown
  readonly data?: Readonly<Record<string, unknown>>
  readonly overrideAccess?: boolean
}

/** The user whose row a write by its id locks; of several at once the platform locks all, and anybody else themselves. */
const lockFor = ({ id, overrideAccess }: Args, req: PayloadRequest) => {
  if (id !== undefined) return sql`SELECT 1 FROM users WHERE id::text = lower(${String(id)}) FOR NO KEY UPDATE`
  const { id: own, platformAdmin } = (req.user ?? {}) as { readonly id?: string; readonly platformAdmin?: boolean }
  return overrideAccess === true || platformAdmin === true
    ? sql`SELECT 1 FROM users ORDER BY id FOR NO KEY UPDATE`
    : sql`SELECT 1 FROM users WHERE id::text = ${own ?? ''} FOR NO KEY UPDATE`
}

/**
 * Payload reads a user and writes all of it back: what another request wrote between the two would be undone, such as a
 * new password, a role that was taken away or a sign-out. So whoever writes a user waits here for others that do. Who is
 * signed out may write none, and locks none.
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
