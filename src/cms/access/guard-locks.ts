import {
  type Access,
  type CollectionAfterReadHook,
  type CollectionBeforeValidateHook,
  type SanitizedConfig,
  type Where,
} from 'payload'
import type { Pool } from 'pg'
import { isTenantOwned } from '@/src/domain/collections/declaration'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { denyAll } from './access'
import { findActiveStaff } from './active-staff'
import { idOf } from '@/src/domain/content/id-of'
import { type Role, roles, staffOf, listTenantsWithRole } from './roles'

const LOCKS_SLUG = 'payload-locked-documents'

const tableName = (collection: string): string => collection.replaceAll('-', '_')

/** Where the locks on a collection's documents are found. */
type LockSource = {
  /** The column of a lock, a row `r`, with the document's id. */
  readonly column: string
  /** SQL for the ids of the locks on documents of the tenants in `$1`. */
  readonly sql: string
}

/** Null for collections without tenants. */
const toLockSource = (collection: string, isOwned: boolean): LockSource | null => {
  const table = tableName(collection)
  const column = `${table}_id`
  const locks = 'SELECT r.parent_id FROM payload_locked_documents_rels r'
  if (isOwned) return { column, sql: `${locks} JOIN "${table}" d ON d.id = r."${column}" WHERE d.tenant_id = ANY($1)` }
  if (collection === 'tenants') return { column, sql: `${locks} WHERE r.tenants_id = ANY($1)` }
  if (collection === 'users')
    // The user who holds the lock is in the same table; `path` distinguishes the two.
    return {
      column,
      sql: `${locks} JOIN users_tenants t ON t._parent_id = r.users_id WHERE r.path = 'document' AND t.tenant_id = ANY($1)`,
    }
  return null
}

const listLockSources = ({ collections }: SanitizedConfig): readonly LockSource[] =>
  collections
    .filter(({ lockDocuments, slug: name }) => lockDocuments !== false && !name.startsWith('payload-'))
    .flatMap((one) => toLockSource(one.slug, isTenantOwned(one)) ?? [])

/**
 * Finds the locks on documents of some tenants. Each page of the panel asks several times, and mostly nothing is locked.
 * So only the collections with locks are joined: to plan a statement that joins all of them takes longer than a page.
 */
const findLocks = async (
  pool: Pool,
  sources: readonly LockSource[],
  tenants: readonly string[],
): Promise<readonly string[]> => {
  const isLocked = sources.map(({ column }) => `bool_or(r."${column}" IS NOT NULL) AS "${column}"`)
  const { rows: found } = await pool.query<Readonly<Record<string, boolean | null>>>(
    `SELECT ${isLocked.join(', ')} FROM payload_locked_documents_rels r WHERE r.path = 'document'`,
  )
  const locked = sources.filter(({ column }) => found[0]?.[column] === true)
  if (locked.length === 0) return []
  const { rows } = await pool.query<{ parent_id: string }>(locked.map(({ sql }) => sql).join(' UNION '), [tenants])
  return rows.map((row) => row.parent_id)
}

/** Matches nothing. The panel reads locks whenever it opens a document, so an empty answer must not be a refusal. */
const noDocuments: Where = { id: { exists: false } }

/** Allows locks on documents of the tenants where the member has one of the roles: a lock reveals who edits what. */
const allowLocksOfRoles =
  (allowed: readonly Role[], sources: readonly LockSource[]): Access =>
  async ({ req }) => {
    const staff = await findActiveStaff(req)
    if (!staff) return false
    if (staff.platformAdmin) return true
    const tenants = listTenantsWithRole(staff, allowed)
    if (tenants.length === 0) return noDocuments
    const locks = await findLocks(getPool(req.payload), sources, tenants)
    return locks.length === 0 ? noDocuments : { id: { in: [...locks] } }
  }

/** Allows the holder of the lock to delete it. Other staff take it over instead. */
const allowLockOwner: Access = ({ req }) => {
  const staff = staffOf(req)
  return staff !== null && (staff.platformAdmin || { 'user.value': { equals: staff.id } })
}

/** An update can only transfer the lock to the user of the request; the locked document never changes. */
const assignToRequester: CollectionBeforeValidateHook = ({ data, operation, req, originalDoc }) => {
  if (operation !== 'update' || req.user === null) return data
  const { document } = originalDoc as { readonly document?: unknown }
  return { ...data, document, user: { relationTo: req.user.collection, value: req.user.id } }
}

/**
 * Adds the name and email of the lock's holder, even for readers without access to that account: the audit log shows as
 * much. The panel shows the email.
 */
const withOwnerEmail: CollectionAfterReadHook = async ({ doc, req }) => {
  const lock = doc as { readonly user?: { readonly value?: unknown } }
  const id = idOf(lock.user?.value)
  if (id === undefined || req.user === null) return doc
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (user === null) return doc
  const email = user.name ? `${user.name} (${user.email})` : user.email
  return { ...doc, user: { relationTo: 'users', value: { id, collection: 'users', email } } }
}

/**
 * Payload creates the collection of locks itself and lets every signed-in user read and write it. This limits it to
 * staff of the document's tenant; only the panel creates locks (ADM-01, ADM-02).
 */
export const guardLocks = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find((one) => one.slug === LOCKS_SLUG)
  if (!locks) throw new Error('Payload has no collection of document locks.')
  const writers = roles.filter((role) => role !== 'viewer')
  const sources = listLockSources(config)
  locks.access = {
    ...locks.access,
    create: denyAll,
    read: allowLocksOfRoles(roles, sources),
    update: allowLocksOfRoles(writers, sources),
    delete: allowLockOwner,
  }
  locks.hooks = {
    ...locks.hooks,
    beforeValidate: [...locks.hooks.beforeValidate, assignToRequester],
    afterRead: [...locks.hooks.afterRead, withOwnerEmail],
  }
  return config
}
