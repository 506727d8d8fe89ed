import { useEffect, useState } from 'react'
import { findNames, MAX_LISTED_NAMES } from '@/src/domain/tenancy/find-names'
import type { TenantNameResults, TenantName } from '@/src/services/tenants/find-tenant-names'
import { requestPanel } from '@/src/admin/requests/request-panel'

/** Debounce of typing before the server is queried. */
const DEBOUNCE_MS = 200

/** The wait before a request that failed is sent again, while the list is open. */
const RETRY_MS = 3000

type NamesAnswer = { readonly typedText: string; readonly found?: TenantNameResults }

export type NamesState = TenantNameResults & { readonly state: 'there' | 'asking' | 'failed' }

/**
 * Finds tenants that match the text; `undefined` while the list is closed. If `known` contains all tenants, the server
 * is not queried. Otherwise it is, debounced, and matches among `known` are shown until the answer arrives. A request
 * that fails is sent again while the list is open.
 */
export const useNames = (known: readonly TenantName[], typedText: string | undefined): NamesState => {
  const [answer, setAnswer] = useState<NamesAnswer>()
  const isAll = known.length < MAX_LISTED_NAMES
  useEffect(() => {
    if (isAll || typedText === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout>
    const load = async (): Promise<void> => {
      const query = new URLSearchParams({ typed: typedText }).toString()
      const result = await requestPanel<TenantNameResults>(`tenants/names?${query}`, { signal })
      if (signal.aborted) return
      setAnswer(result.ok ? { typedText, found: result.body } : { typedText })
      if (!result.ok) timer = setTimeout(() => void load(), RETRY_MS)
    }
    timer = setTimeout(() => void load(), typedText === '' ? 0 : DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAll, typedText])
  const currentAnswer = answer?.typedText === typedText ? answer : undefined
  if (currentAnswer?.found) return { ...currentAnswer.found, state: 'there' }
  const names = findNames(known, typedText ?? '')
  if (isAll) return { names, total: names.length, state: 'there' }
  return { names, total: names.length, state: currentAnswer === undefined ? 'asking' : 'failed' }
}
