import type { PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { type Role, roles } from '@/src/domain/panel/roles'

export { type Role, roleLabels, roles } from '@/src/domain/panel/roles'

/**
 * The roles that answer shoppers (ADM-04). Only they read, change and export what shoppers sent; editors and viewers do
 * not need personal data for their work (ADM-01).
 */
export const leadHandlers: readonly Role[] = ['tenant-admin', 'lead-handler']

/**
 * Roles that import stock into a feed, by file or from its address (STF-05). Administrators alone change the feed itself.
 */
export const importers: readonly Role[] = ['tenant-admin', 'editor']

type Membership = { readonly tenant?: unknown; readonly role?: unknown }

export type Staff = {
  readonly id: string
  readonly platformAdmin: boolean
  readonly memberships: readonly { readonly tenant: string; readonly role: Role }[]
}

const isRole = (value: unknown): value is Role => roles.includes(value as Role)

const parseMemberships = (rows: unknown): Staff['memberships'] =>
  (Array.isArray(rows) ? (rows as Membership[]) : []).flatMap((row) => {
    const tenant = idOf(row.tenant)
    return tenant && isRole(row.role) ? [{ tenant, role: row.role }] : []
  })

/** The signed-in member of staff; null for anyone else, including users of other auth collections. */
export const staffOf = (req: Pick<PayloadRequest, 'user'>): Staff | null => {
  const user = req.user as (Record<string, unknown> & { id: string; collection: string }) | null
  if (!user || user.collection !== 'users') return null
  return { id: user.id, platformAdmin: user['platformAdmin'] === true, memberships: parseMemberships(user['tenants']) }
}

/** Tenants where this member has one of the roles. */
export const listTenantsWithRole = (staff: Staff, allowed: readonly Role[]): string[] =>
  staff.memberships.filter((one) => allowed.includes(one.role)).map((one) => one.tenant)

export const membershipsOf = (document: unknown): Staff['memberships'] =>
  parseMemberships((document as { tenants?: unknown } | null | undefined)?.tenants)
