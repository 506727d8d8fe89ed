import { useEffect, useState } from 'react'
import type { InboxChoices } from '@/src/domain/panel/inbox-filter'

const none: InboxChoices = { me: '', members: [], categories: [], locations: [] }

const ask = async (tenant: string | undefined): Promise<InboxChoices> => {
  const query = tenant === undefined ? '' : `?${new URLSearchParams({ tenant }).toString()}`
  const response = await fetch(`/api/leads/choices${query}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`)
  return (await response.json()) as InboxChoices
}

/** Colleagues, categories and locations of a dealer, or of all the user's dealers; empty while loading. */
export const useChoices = (tenant: string | undefined): InboxChoices & { readonly problem?: string } => {
  const [known, setKnown] = useState<InboxChoices & { readonly problem?: string }>(none)
  useEffect(() => {
    let left = false
    ask(tenant).then(
      (found) => {
        if (!left) setKnown(found)
      },
      () => {
        if (!left) setKnown({ ...none, problem: 'The names of colleagues could not be read. Load the page again.' })
      },
    )
    return () => {
      left = true
    }
  }, [tenant])
  return known
}
