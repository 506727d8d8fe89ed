import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect, useState } from 'react'

/** The panel knows a few tenants by name; this one it is to ask for, too (`collections/tenants/names-endpoint.ts`). */
const name = (id: string): void => {
  document.cookie = `forecourt-tenant=${id}; path=/; max-age=60; samesite=lax`
}

type Asked = { readonly id: string; readonly done: boolean }

/** Whether the panel knows a tenant's name, and so goes on with it when told; asks for it where not. */
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
    // The plugin forgets what is chosen whenever its list changes while nothing was: what is told it then is lost.
    void syncTenants().then(() => setTimeout(() => setAsked({ id, done: true }), 0))
  }, [id, isAsked, known, syncTenants])
  return known && (!isAsked || asked.done)
}

/** Goes on with a tenant, or with all of them, however many there are beyond those the panel knows by name. */
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
