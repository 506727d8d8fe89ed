'use client'
import { useAuth } from '@payloadcms/ui'
import './new-tenant.css'

/** A link above the list of tenants, for the platform: its form creates a complete site (TEN-09). */
export const NewTenantPanel = () => {
  const { user } = useAuth()
  if ((user as { platformAdmin?: boolean } | null)?.platformAdmin !== true) return null
  return (
    <p className="new-tenant-panel">
      <a className="new-tenant-panel__link" href="/admin/new-dealer">
        Set up a new dealer
      </a>
      One form creates the whole site: pages, menus, theme, legal texts, first location and first staff member.
    </p>
  )
}
