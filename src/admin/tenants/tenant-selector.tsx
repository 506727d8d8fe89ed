'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import type { TenantName } from '@/src/services/tenants/find-tenant-names'
import type { Choice } from './selector-list'
import { TenantCombobox } from './tenant-combobox'
import './tenants.css'
import { useChooseTenant } from './use-choose-tenant'

/**
 * Chooses the tenant whose documents the panel lists, with a search for its name. Staff of a single tenant see its name
 * only. This is a view; access control is the boundary.
 */
export const TenantSelector = ({ viewType }: { readonly viewType?: string }) => {
  const { entityType, modified, options, selectedTenantID } = useTenantSelection()
  const chooseTenant = useChooseTenant()
  const known = options.map((one): TenantName => ({ id: String(one.value), name: String(one.label) }))
  const [only] = known
  if (only === undefined) return null
  if (known.length === 1) return <p className="tenant-choice tenant-choice__only">{only.name}</p>

  // Pages of a single document per tenant switch with the tenant; any other document keeps its tenant.
  const isSetting = entityType === 'global'
  const isDocument = viewType === 'document' || viewType === 'version'
  const choose = ({ id }: Choice): void => {
    if (isSetting && modified && !window.confirm('You have unsaved changes. Leave without saving?')) return
    chooseTenant(id)
  }
  return (
    <TenantCombobox
      known={known}
      chosen={known.find((one) => one.id === String(selectedTenantID))}
      fixed={isDocument && !isSetting}
      mayClear={!isSetting}
      onChoose={choose}
    />
  )
}
