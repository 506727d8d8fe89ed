'use client'

import { useFormFields } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect, useState } from 'react'
import { idOf } from '@/src/domain/content/id-of'
import { formatLinkWarning } from '@/src/domain/navigation/dead-link-text'
import { findLinkTarget, type SiteAddresses } from '@/src/domain/navigation/link-target'
import { loadAddresses } from './load-addresses'
import './link-warning.css'

const useAddresses = (tenant: string | undefined): SiteAddresses | null => {
  const [addresses, setAddresses] = useState<SiteAddresses | null>(null)
  useEffect(() => {
    if (tenant === undefined) return undefined
    let isCurrent = true
    void loadAddresses(tenant).then((loaded) => {
      if (isCurrent) setAddresses(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [tenant])
  return addresses
}

/** The form's dealer, else the one that the panel shows. */
const useTenantId = (): string | undefined => {
  const own = useFormFields(([fields]) => fields['tenant']?.value)
  const { selectedTenantID } = useTenantSelection()
  return idOf(own) ?? (selectedTenantID === undefined ? undefined : String(selectedTenantID))
}

/** A warning below a link's field if the link leads nowhere: the site leaves such links out (STF-06). */
export const LinkWarning = ({ path }: { readonly path: string }) => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const addresses = useAddresses(useTenantId())
  const href = typeof value === 'string' ? value.trim() : ''
  const target = addresses === null || href === '' ? undefined : findLinkTarget(href, addresses, new Date())
  // The field itself reports text that is not an address.
  const isDead = target?.leads === false && target.reason !== 'malformed'
  return (
    <p className="link-warning" role="status">
      {isDead && formatLinkWarning(target.reason)}
    </p>
  )
}
