import { useEffect, useState } from 'react'
import { findNames, listedNames } from '@/src/domain/tenancy/find-names'
import type { FoundNames, TenantName } from '@/src/services/tenants/names'

/** Debounce of typing before the server is queried. */
const pauseMs = 200

const ask = async (typed: string, signal: AbortSignal): Promise<FoundNames> => {
  const query = new URLSearchParams({ typed }).toString()
  const response = await fetch(`/api/tenants/names?${query}`, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`)
  return (await response.json()) as FoundNames
}

type Answer = { readonly typed: string; readonly found?: FoundNames }

export type Names = FoundNames & { readonly state: 'there' | 'asking' | 'failed' }

/**
 * Finds tenants that match `typed`; `undefined` while the list is closed. If `known` contains all tenants, the server
 * is not queried. Otherwise it is, debounced, and matches among `known` are shown until the answer arrives.
 */
export const useNames = (known: readonly TenantName[], typed: string | undefined): Names => {
  const [answer, setAnswer] = useState<Answer>()
  const isAll = known.length < listedNames
  useEffect(() => {
    if (isAll || typed === undefined) return
    const stop = new AbortController()
    const look = (): void => {
      ask(typed, stop.signal).then(
        (found) => setAnswer({ typed, found }),
        () => {
          if (!stop.signal.aborted) setAnswer({ typed })
        },
      )
    }
    const timer = setTimeout(look, typed === '' ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isAll, typed])
  const here = answer?.typed === typed ? answer : undefined
  if (here?.found) return { ...here.found, state: 'there' }
  const names = findNames(known, typed ?? '')
  if (isAll) return { names, total: names.length, state: 'there' }
  return { names, total: names.length, state: here === undefined ? 'asking' : 'failed' }
}
