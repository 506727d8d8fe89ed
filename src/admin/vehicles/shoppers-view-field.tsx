import type { UIFieldServerProps } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { toViewSwitches } from '@/src/domain/panel/shoppers-view'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { loadSwitches } from '@/src/services/tenants/load-switches'
import { findPanelContext } from '../shell/chosen-tenant'
import { ShoppersView } from './shoppers-view'

/** The view of shoppers by the dealer's own switches; nothing before the dealer of a new vehicle is chosen. */
export const ShoppersViewField = async ({ data, req }: UIFieldServerProps) => {
  const own = idOf((data as { readonly tenant?: unknown } | undefined)?.tenant)
  const tenant = own ?? (await findPanelContext(req))?.tenant?.id
  if (tenant === undefined) return null
  return <ShoppersView switches={toViewSwitches(await loadSwitches(getPool(req.payload), tenant))} />
}
