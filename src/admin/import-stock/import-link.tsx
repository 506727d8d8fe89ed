import type { ServerProps } from 'payload'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import { importers } from '@/src/cms/access/roles'
import './import-link.css'

/** The way to the import above the lists of stock, for roles that may import. Its page and requests check again. */
export const ImportLink = ({ user }: ServerProps) => {
  const mayImport = panelRolesOf(user).some((role) => ['platform-admin', ...importers].includes(role))
  return mayImport ? (
    <p className="import-link">
      <a href="/admin/import-stock">Import stock from a file or a web address</a>
    </p>
  ) : null
}
