import { useEffect, useState } from 'react'
import type { InboxChoices } from '@/src/domain/panel/inbox-filter'
import { requestPanel } from '@/src/admin/requests/request-panel'

const noChoices: InboxChoices = { me: '', members: [], categories: [], locations: [] }

const loadChoices = async (tenant: string | undefined): Promise<InboxChoices & { readonly problem?: string }> => {
  const query = tenant === undefined ? '' : `?${new URLSearchParams({ tenant }).toString()}`
  const result = await requestPanel<InboxChoices>(`leads/choices${query}`)
  return result.ok ? result.body : { ...noChoices, problem: 'We couldn’t load your colleagues. Reload the page.' }
}

/** Colleagues, categories and locations of a dealer, or of all the user's dealers; empty while loading. */
export const useChoices = (tenant: string | undefined): InboxChoices & { readonly problem?: string } => {
  const [loaded, setLoaded] = useState<InboxChoices & { readonly problem?: string }>(noChoices)
  useEffect(() => {
    let isCancelled = false
    void loadChoices(tenant).then((found) => {
      if (!isCancelled) setLoaded(found)
    })
    return () => {
      isCancelled = true
    }
  }, [tenant])
  return loaded
}
