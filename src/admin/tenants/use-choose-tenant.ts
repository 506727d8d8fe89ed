import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'

/** Stores a tenant in a cookie, so that the server includes its name (`src/cms/names-endpoint.ts`). */
const storeTenantCookie = (id: string): void => {
  document.cookie = `forecourt-tenant=${id}; path=/; max-age=60; samesite=lax`
}

/** A list that was loaded before the choice can replace the one with its name, so a missing name is loaded again. */
const MAX_NAME_REQUESTS = 3

type NameRequest = { readonly id: string; readonly done: boolean; readonly attempt: number }

/** Loads a tenant's name if needed; true once the panel has it and can select the tenant. */
export const useLoadedTenant = (id: string | undefined): boolean => {
  const { options, syncTenants } = useTenantSelection()
  const [nameRequest, setNameRequest] = useState<NameRequest>()
  const known = id === undefined || options.some(({ value }) => String(value) === id)
  const { done: isDone = true, attempt = 0 } = nameRequest?.id === id ? (nameRequest ?? {}) : {}
  useEffect(() => {
    if (id === undefined) setNameRequest(undefined)
    if (id === undefined || known || !isDone || attempt >= MAX_NAME_REQUESTS) return
    const next = { id, attempt: attempt + 1 }
    setNameRequest({ ...next, done: false })
    storeTenantCookie(id)
    // While nothing is selected, the plugin resets the selection when its list changes, so wait until that is done.
    void syncTenants().then(() => setTimeout(() => setNameRequest({ ...next, done: true }), 0))
  }, [attempt, id, isDone, known, syncTenants])
  return known && isDone
}

/**
 * Returns a function that selects a tenant, or all of them, loads the tenant's name if needed, and renders the page for
 * the choice, so that its bar has the name too. The page may still load for the previous choice, and the plugin would
 * then drop the new one: it is selected again until the page is there for it.
 */
export const useChooseTenant = (): ((id: string | undefined) => void) => {
  const { selectedTenantID, setTenant } = useTenantSelection()
  const { refresh: refreshPage } = useRouter()
  const [pendingId, setPendingId] = useState<string>()
  const [isRefreshing, startRefresh] = useTransition()
  const isLoaded = useLoadedTenant(pendingId)
  const isSelected = selectedTenantID !== undefined && String(selectedTenantID) === pendingId
  useEffect(() => {
    if (pendingId === undefined || !isLoaded) return
    if (isSelected) {
      if (!isRefreshing) setPendingId(undefined)
      return
    }
    setTenant({ id: pendingId })
    startRefresh(() => refreshPage())
  }, [isLoaded, isRefreshing, isSelected, pendingId, refreshPage, setTenant])
  return (id) => {
    setPendingId(id)
    if (id === undefined) setTenant({ id, refresh: true })
  }
}
