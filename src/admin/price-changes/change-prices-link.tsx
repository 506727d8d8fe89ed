import type { ServerProps } from 'payload'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import { ChangeTickedPrices } from './change-ticked-prices'
import '@/src/admin/ui/controls.css'
import '../import-stock/import-link.css'

/** The way to the screen above the lists, for roles that may change prices. Its page and requests check again. */
export const ChangePricesLink = ({ user }: ServerProps) => {
  const mayChange = panelRolesOf(user).some((role) => ['platform-admin', 'tenant-admin', 'editor'].includes(role))
  return mayChange ? (
    <p className="import-link">
      <a href="/admin/change-prices">Change prices of many vehicles</a> <ChangeTickedPrices />
    </p>
  ) : null
}
