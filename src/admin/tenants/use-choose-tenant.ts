import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect, useState } from 'react'

/** Stores a tenant in a cookie, so that the server includes its name (`collections/tenants/names-endpoint.ts`). */
const name = (id: string): void => {
  document.cookie = `forecourt-tenant=${id}; path=/; max-age=60; samesite=lax`
}

type Asked = { readonly id: string; readonly done: boolean }

/** Loads a tenant's name if needed; true once the panel has it and can select the tenant. */
export const useNamedTenant = (id: string | undefined): boolean => {
  const { options, syncTenants } = useTenantSelection()
  const [asked, setAsked] = useState<Asked>()
  const known = id === undefined || options.some(({ value }) => String(value) === id)
  const isAsked = asked !== undefined && asked.id === id
  useEffect(() => {
    if (id === undefined) setAsked(undefined)
    if (known || isAsked) return
    setAsked({ id, done: false })
    name(id)
    // While nothing is selected, the plugin resets the selection when its list changes, so wait until that is done.
    void syncTenants().then(() => setTimeout(() => setAsked({ id, done: true }), 0))
  }, [id, isAsked, known, syncTenants])
  return known && (!isAsked || asked.done)
}

/** Returns a function that selects a tenant, or all of them, and loads the tenant's name if needed. */
export const useChooseTenant = (refresh: boolean): ((id: string | undefined) => void) => {
  const { setTenant } = useTenantSelection()
  const [wanted, setWanted] = useState<string>()
  const named = useNamedTenant(wanted)
  useEffect(() => {
    if (wanted === undefined || !named) return
    setWanted(undefined)
    setTenant({ id: wanted, refresh })
  }, [named, refresh, setTenant, wanted])
  return (id) => {
    setWanted(id)
    if (id === undefined) setTenant({ id, refresh })
  }
}
