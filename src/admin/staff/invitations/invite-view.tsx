import { forbidden, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { listTenantsWithRole } from '@/src/cms/access/roles'
import { listFirstTenants } from '@/src/cms/names-endpoint'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findTenantNames } from '@/src/services/tenants/find-tenant-names'
import { findPanelContext } from '../../shell/chosen-tenant'
import { PanelFrame } from '../../shell/panel-frame'
import { InviteForm } from './invite-form'
import '../staff.css'
import './invitations.css'

/** `/admin/invite`: invites a member of staff (STF-09). For administrators only; the endpoint checks again. */
export const InviteView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  if (!req.user) redirect('/admin/login?redirect=/admin/invite')
  const staff = await findActiveStaff(req)
  const own = staff ? listTenantsWithRole(staff, ['tenant-admin']) : []
  if (!staff || (!staff.platformAdmin && own.length === 0)) forbidden()
  const dealers = staff.platformAdmin
    ? await listFirstTenants(req, req.headers.get('cookie'))
    : (await findTenantNames(getPool(req.payload), { typedText: '', among: own, limit: own.length })).names
  const context = await findPanelContext(req)
  const chosen = dealers.find(({ id }) => id === context?.tenant?.id) ?? (dealers.length === 1 ? dealers[0] : undefined)
  return (
    <PanelFrame view={props} className="invite">
      <InviteForm dealers={dealers} chosen={chosen} isPlatformAdmin={staff.platformAdmin} />
    </PanelFrame>
  )
}
