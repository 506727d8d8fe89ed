import {
  type Access,
  type CollectionAfterReadHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { poolOf } from '@/src/services/pool'
import { nobody } from './access'
import { activeStaffOf } from './active-staff'
import { idOf, type Role, roles, staffOf, tenantsWith } from './roles'

const slug = 'payload-locked-documents'

const tableOf = (collection: string): string => collection.replaceAll('-', '_')

/** Of which tenants a locked document is, as SQL over its lock's row `r`; null for what no tenant's staff edit. */
const lockedBy = (collection: string, isOwned: boolean): string | null => {
  const table = tableOf(collection)
  if (isOwned)
    return `SELECT r.parent_id FROM payload_locked_documents_rels r JOIN "${table}" d ON d.id = r."${table}_id" WHERE d.tenant_id = ANY($1)`
  if (collection === 'tenants')
    return 'SELECT r.parent_id FROM payload_locked_documents_rels r WHERE r.tenants_id = ANY($1)'
  if (collection === 'users')
    // Who holds a lock stands in the same table as what is locked.
    return "SELECT r.parent_id FROM payload_locked_documents_rels r JOIN users_tenants t ON t._parent_id = r.users_id WHERE r.path = 'document' AND t.tenant_id = ANY($1)"
  return null
}

/** One statement for all collections: locks are few, and a form asks with each change. */
const lockedSql = ({ payload }: PayloadRequest): string =>
  payload.config.collections
    .filter(({ lockDocuments, slug: name }) => lockDocuments !== false && !name.startsWith('payload-'))
    .flatMap(({ slug: name, flattenedFields }) => {
      const isOwned = flattenedFields.some((field) => field.name === 'tenant' && field.type === 'relationship')
      return lockedBy(name, isOwned) ?? []
    })
    .join(' UNION ')

/** The panel reads locks whenever it opens a document: that there are none to see is no refusal. */
const none: Where = { id: { exists: false } }

/** Locks on documents of the tenants at which one holds a role, and no others: a lock says who is at work on what. */
const within =
  (allowed: readonly Role[]): Access =>
  async ({ req }) => {
    const staff = await activeStaffOf(req)
    if (!staff) return false
    if (staff.platformAdmin) return true
    const tenants = tenantsWith(staff, allowed)
    if (tenants.length === 0) return none
    const pool = poolOf(req.payload)
    const { rows } = await pool.query<{ parent_id: string }>(lockedSql(req), [tenants])
    return rows.length === 0 ? none : { id: { in: rows.map((row) => row.parent_id) } }
  }

/** One lets go of one's own; another's is taken over. */
const own: Access = ({ req }) => {
  const staff = staffOf(req)
  return staff !== null && (staff.platformAdmin || { 'user.value': { equals: staff.id } })
}

/** Taking over is all that a lock can be changed to: its document stays, and whoever asks is who has it then. */
const takeOver: CollectionBeforeValidateHook = ({ data, operation, req, originalDoc }) => {
  if (operation !== 'update' || req.user === null) return data
  const { document } = originalDoc as { readonly document?: unknown }
  return { ...data, document, user: { relationTo: req.user.collection, value: req.user.id } }
}

/**
 * Whoever meets a lock is told whose it is, also where they may not see the account: the change log says as much. The
 * panel shows the e-mail's place.
 */
const named: CollectionAfterReadHook = async ({ doc, req }) => {
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
 * Payload makes the collection of locks itself, readable and writable by anybody who is signed in. Here it is the
 * tenant's own: read, taken over and let go by those who work there, made by the panel alone (ADM-01, ADM-02).
 */
export const guardLocks = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find((one) => one.slug === slug)
  if (!locks) throw new Error('There is no collection of locks to guard.')
  const writers = roles.filter((role) => role !== 'viewer')
  locks.access = { ...locks.access, create: nobody, read: within(roles), update: within(writers), delete: own }
  locks.hooks = {
    ...locks.hooks,
    beforeValidate: [...locks.hooks.beforeValidate, takeOver],
    afterRead: [...locks.hooks.afterRead, named],
  }
  return config
}
