import { useEffect, useState } from 'react'
import { findNames, MAX_LISTED_NAMES } from '@/src/domain/tenancy/find-names'
import type { TenantNameResults, TenantName } from '@/src/services/tenants/find-tenant-names'
import { formatServerError } from '@/src/domain/panel/request-messages'

/** Debounce of typing before the server is queried. */
const DEBOUNCE_MS = 200

const fetchNames = async (typed: string, signal: AbortSignal): Promise<TenantNameResults> => {
  const query = new URLSearchParams({ typed }).toString()
  const response = await fetch(`/api/tenants/names?${query}`, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(formatServerError(response.status))
  return (await response.json()) as TenantNameResults
}

type NamesAnswer = { readonly typed: string; readonly found?: TenantNameResults }

export type NamesState = TenantNameResults & { readonly state: 'there' | 'asking' | 'failed' }

/**
 * Finds tenants that match `typed`; `undefined` while the list is closed. If `known` contains all tenants, the server
 * is not queried. Otherwise it is, debounced, and matches among `known` are shown until the answer arrives.
 */
export const useNames = (known: readonly TenantName[], typed: string | undefined): NamesState => {
  const [answer, setAnswer] = useState<NamesAnswer>()
  const isAll = known.length < MAX_LISTED_NAMES
  useEffect(() => {
    if (isAll || typed === undefined) return
    const controller = new AbortController()
    const load = (): void => {
      fetchNames(typed, controller.signal).then(
        (found) => setAnswer({ typed, found }),
        () => {
          if (!controller.signal.aborted) setAnswer({ typed })
        },
      )
    }
    const timer = setTimeout(load, typed === '' ? 0 : DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAll, typed])
  const currentAnswer = answer?.typed === typed ? answer : undefined
  if (currentAnswer?.found) return { ...currentAnswer.found, state: 'there' }
  const names = findNames(known, typed ?? '')
  if (isAll) return { names, total: names.length, state: 'there' }
  return { names, total: names.length, state: currentAnswer === undefined ? 'asking' : 'failed' }
}
