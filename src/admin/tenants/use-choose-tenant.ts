import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect, useRef, useState } from 'react'

/** The panel knows a few tenants by name; this one it is to ask for, too (`collections/tenants/names-endpoint.ts`). */
const name = (id: string): void => {
  document.cookie = `forecourt-tenant=${id}; path=/; max-age=60; samesite=lax`
}

/**
 * Whether the panel knows a tenant's name; asks for it where not. What cannot be named counts as known once it was asked
 * for: the panel then says so itself.
 */
export const useNamedTenant = (id: string | undefined): boolean => {
  const { options, syncTenants } = useTenantSelection()
  const [asked, setAsked] = useState<string>()
  const under = useRef<string>(undefined)
  const known = id === undefined || options.some(({ value }) => String(value) === id)
  useEffect(() => {
    if (known || id === undefined || under.current === id) return
    under.current = id
    name(id)
    void syncTenants().then(() => setAsked(id))
  }, [id, known, syncTenants])
  return known || asked === id
}

/** Goes on with a tenant, or with all of them, however many there are beyond those the panel knows by name. */
export const useChooseTenant = (refresh: boolean): ((id: string | undefined) => void) => {
  const { options, setTenant } = useTenantSelection()
  const [wanted, setWanted] = useState<string>()
  useNamedTenant(wanted)
  useEffect(() => {
    if (wanted === undefined || !options.some(({ value }) => String(value) === wanted)) return
    setWanted(undefined)
    setTenant({ id: wanted, refresh })
  }, [options, refresh, setTenant, wanted])
  return (id) => {
    setWanted(id)
    if (id === undefined) setTenant({ id, refresh })
  }
}
