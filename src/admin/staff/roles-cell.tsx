import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { membershipsOf } from '@/src/cms/access/roles'
import { describeRoles } from '@/src/domain/panel/roles'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findTenantNames } from '@/src/services/tenants/find-tenant-names'
import { batchLookups } from '../lists/batch-lookups'

/** The names of the dealers of a list's rows, in one query. */
const findName = cache((payload: Payload) =>
  batchLookups(async (ids) => {
    const { names } = await findTenantNames(getPool(payload), { typedText: '', among: ids, limit: ids.length })
    return new Map(names.map(({ id, name }) => [id, name]))
  }),
)

/** The roles of a member of staff in a list: `Editor at Smith Motors`. Access control has removed other dealers. */
export const RolesCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  const user = rowData as { readonly platformAdmin?: unknown } | undefined
  const memberships = await Promise.all(
    membershipsOf(user).map(async ({ tenant, role }) => ({
      role,
      dealer: (await findName(payload)(tenant)) ?? 'another dealer',
    })),
  )
  const text = describeRoles(memberships, user?.platformAdmin === true)
  return text === '' ? <span className="list-muted">No role</span> : <span>{text}</span>
}
