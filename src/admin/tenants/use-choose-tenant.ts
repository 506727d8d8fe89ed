import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect, useState } from 'react'

/** Stores a tenant in a cookie, so that the server includes its name (`src/cms/names-endpoint.ts`). */
const storeTenantCookie = (id: string): void => {
  document.cookie = `forecourt-tenant=${id}; path=/; max-age=60; samesite=lax`
}

type NameRequest = { readonly id: string; readonly done: boolean }

/** Loads a tenant's name if needed; true once the panel has it and can select the tenant. */
export const useLoadedTenant = (id: string | undefined): boolean => {
  const { options, syncTenants } = useTenantSelection()
  const [nameRequest, setNameRequest] = useState<NameRequest>()
  const known = id === undefined || options.some(({ value }) => String(value) === id)
  const isRequested = nameRequest !== undefined && nameRequest.id === id
  useEffect(() => {
    if (id === undefined) setNameRequest(undefined)
    if (known || isRequested) return
    setNameRequest({ id, done: false })
    storeTenantCookie(id)
    // While nothing is selected, the plugin resets the selection when its list changes, so wait until that is done.
    void syncTenants().then(() => setTimeout(() => setNameRequest({ id, done: true }), 0))
  }, [id, isRequested, known, syncTenants])
  return known && (!isRequested || nameRequest.done)
}

/** Returns a function that selects a tenant, or all of them, and loads the tenant's name if needed. */
export const useChooseTenant = (refresh: boolean): ((id: string | undefined) => void) => {
  const { setTenant } = useTenantSelection()
  const [pendingId, setPendingId] = useState<string>()
  const isLoaded = useLoadedTenant(pendingId)
  useEffect(() => {
    if (pendingId === undefined || !isLoaded) return
    setPendingId(undefined)
    setTenant({ id: pendingId, refresh })
  }, [isLoaded, refresh, setTenant, pendingId])
  return (id) => {
    setPendingId(id)
    if (id === undefined) setTenant({ id, refresh })
  }
}
