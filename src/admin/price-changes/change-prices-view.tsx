import { forbidden, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { listTenantsWithRole, type Role, type Staff } from '@/src/cms/access/roles'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { listTenantLocations } from '@/src/cms/tenant-locations'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { listBodies, listMakesAndModels } from '@/src/services/stock/price-changes/list-vehicle-choices'
import { findPanelContext } from '../shell/chosen-tenant'
import { PanelFrame } from '../shell/panel-frame'
import { ChangePrices } from './change-prices'
import type { ChangePricesProps } from './change-prices-props'
import '@/src/admin/ui/controls.css'
import './price-changes.css'

const PATH = '/admin/change-prices'
const editors: readonly Role[] = ['tenant-admin', 'editor']

/** The chosen dealer, if the user may change its prices. */
const findDealer = async (req: PayloadRequest, staff: Staff): Promise<string | undefined> => {
  const tenant = (await findPanelContext(req))?.tenant?.id
  const mayChange =
    tenant !== undefined && (staff.platformAdmin || listTenantsWithRole(staff, editors).includes(tenant))
  return mayChange ? tenant : undefined
}

const loadProps = async (req: PayloadRequest, tenant: string): Promise<ChangePricesProps> => ({
  tenant,
  timezone: await findTenantTimeZone(req, tenant),
  bodies: await listBodies(getPool(req.payload), tenant),
  makes: await listMakesAndModels(getPool(req.payload), tenant),
  locations: (await listTenantLocations(req, tenant)).map(({ id, name }) => ({ id, name })),
})

/** `/admin/change-prices`: changes the prices of many vehicles in three steps (STF-11). Every request checks again. */
export const ChangePricesView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(PATH)}`)
  const staff = await findActiveStaff(req)
  if (staff === null || (!staff.platformAdmin && listTenantsWithRole(staff, editors).length === 0)) forbidden()
  const tenant = await findDealer(req, staff)
  return (
    <PanelFrame view={props} className="price-changes">
      {tenant === undefined ? (
        <>
          <h1>Change prices</h1>
          <p className="price-changes__notice">Choose a dealer at the top of the menu first.</p>
        </>
      ) : (
        <ChangePrices {...await loadProps(req, tenant)} />
      )}
    </PanelFrame>
  )
}
