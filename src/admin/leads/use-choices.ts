import { useEffect, useState } from 'react'
import type { InboxChoices } from '@/src/domain/panel/inbox-filter'
import { formatServerError } from '@/src/domain/panel/request-messages'

const noChoices: InboxChoices = { me: '', members: [], categories: [], locations: [] }

const fetchChoices = async (tenant: string | undefined): Promise<InboxChoices> => {
  const query = tenant === undefined ? '' : `?${new URLSearchParams({ tenant }).toString()}`
  const response = await fetch(`/api/leads/choices${query}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(formatServerError(response.status))
  return (await response.json()) as InboxChoices
}

/** Colleagues, categories and locations of a dealer, or of all the user's dealers; empty while loading. */
export const useChoices = (tenant: string | undefined): InboxChoices & { readonly problem?: string } => {
  const [loaded, setLoaded] = useState<InboxChoices & { readonly problem?: string }>(noChoices)
  useEffect(() => {
    let isCancelled = false
    fetchChoices(tenant).then(
      (found) => {
        if (!isCancelled) setLoaded(found)
      },
      () => {
        if (!isCancelled) setLoaded({ ...noChoices, problem: 'We couldn’t load your colleagues. Reload the page.' })
      },
    )
    return () => {
      isCancelled = true
    }
  }, [tenant])
  return loaded
}
