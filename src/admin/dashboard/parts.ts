import { activeStaffOf } from '@/collections/shared/active-staff'
import { idOf } from '@/collections/shared/roles'
import type { Scope } from './ask'

/** Things of one group that are read; fewer show. */
export const most = 20

export type Owned = { readonly tenant?: unknown }

/** The dealer's name beside a thing, where somebody looks at several dealers at once. */
export const dealerOf = ({ tenant }: Scope, owned: Owned): { readonly dealer?: string } => {
  const of = owned.tenant
  if (tenant !== undefined || typeof of !== 'object' || of === null || !('name' in of)) return {}
  return typeof of.name === 'string' ? { dealer: of.name } : {}
}

/**
 * The dealers whose documents this member of staff may read, as `tenantOwned()` has it, of the chosen one where one was
 * chosen: what a statement of our own is held to. Null for all there are.
 */
export const readableTenants = async ({ req, tenant }: Scope): Promise<readonly string[] | null> => {
  const staff = await activeStaffOf(req)
  if (staff?.platformAdmin) return tenant === undefined ? null : [tenant]
  const own = (staff?.memberships ?? []).map((one) => one.tenant)
  return tenant === undefined ? own : own.filter((one) => one === tenant)
}

export const tenantIdOf = ({ tenant }: Owned): string => idOf(tenant) ?? ''

type Condition = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The panel's list of a collection, with one condition as its own filter shows it. */
export const listOf = (collection: string, condition: Condition = {}): string => {
  const query = Object.entries(condition).flatMap(([field, rule]) =>
    Object.entries(rule).map(
      ([operator, value]) => `where[or][0][and][0][${field}][${operator}]=${encodeURIComponent(value)}`,
    ),
  )
  return `/admin/collections/${collection}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
