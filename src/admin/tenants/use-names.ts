import { useEffect, useState } from 'react'
import { findNames, listedNames } from '@/src/domain/tenancy/find-names'
import type { FoundNames, TenantName } from '@/src/services/tenants/names'

/** Milliseconds without a key before the server is asked. */
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
 * Names that fit what is typed; `undefined` while the list is closed. Where `known` is all there are nobody is asked;
 * else the server is, a moment after the last key, and what is known that fits stands there meanwhile.
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
