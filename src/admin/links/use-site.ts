'use client'

import { useFormFields } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect, useState } from 'react'
import { idOf } from '@/src/domain/content/id-of'
import { findLinkTarget } from '@/src/domain/navigation/link-target'
import type { SiteAddresses } from '@/src/domain/navigation/site-addresses'
import { formatComingLink, formatLinkWarning } from '@/src/domain/navigation/dead-link-text'
import type { LinkChoices } from '@/src/services/content/load-link-choices'
import { loadAddresses, loadChoices } from './load-addresses'

/** The form's dealer, else the one that the panel shows. */
export const useTenantId = (): string | undefined => {
  const own = useFormFields(([fields]) => fields['tenant']?.value)
  const { selectedTenantID } = useTenantSelection()
  return idOf(own) ?? (selectedTenantID === undefined ? undefined : String(selectedTenantID))
}

/** Loads facts of the dealer's site; null until they are there, and if the request failed. */
const useLoaded = <Value>(
  load: (tenant: string) => Promise<Value | null>,
  tenant: string | undefined,
): Value | null => {
  const [loaded, setLoaded] = useState<{ readonly tenant: string; readonly value: Value | null }>()
  useEffect(() => {
    if (tenant === undefined) return undefined
    let isCurrent = true
    void load(tenant).then((value) => {
      if (isCurrent) setLoaded({ tenant, value })
    })
    return () => {
      isCurrent = false
    }
  }, [load, tenant])
  return loaded !== undefined && loaded.tenant === tenant ? loaded.value : null
}

/** `isNeeded` is false where there is no link to check, so that nothing is loaded. */
export const useAddresses = (isNeeded = true): SiteAddresses | null => {
  const tenant = useTenantId()
  return useLoaded(loadAddresses, isNeeded ? tenant : undefined)
}

export const useChoices = (): LinkChoices | null => useLoaded(loadChoices, useTenantId())

/** A text about a stored link that shoppers do not see; it is no warning if the link's page is about to come. */
type LinkNote = { readonly text: string; readonly isWarning: boolean }

/** Says why shoppers do not see a stored link; undefined if they do, or if it is empty or not an address. */
export const findLinkNote = (
  value: unknown,
  addresses: SiteAddresses | null,
  formatWarning = formatLinkWarning,
): LinkNote | undefined => {
  const href = typeof value === 'string' ? value.trim() : ''
  if (addresses === null || href === '') return undefined
  const target = findLinkTarget(href, addresses, new Date())
  // The field itself reports text that is not an address.
  if (target.leads || target.reason === 'malformed') return undefined
  return target.publishAt === undefined
    ? { text: formatWarning(target.reason), isWarning: true }
    : { text: formatComingLink(target.publishAt, addresses.timezone), isWarning: false }
}
