import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'

export type MailedLinkState<Details> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly refusal: RequestProblem }
  | { readonly kind: 'open'; readonly token: string; readonly details: Details }

const NO_TOKEN = {
  message: 'This link isn’t complete. Open the link in the email again, or copy all of it into the address bar.',
}

const readToken = (): string => window.location.hash.slice(1)

/** Reads the token in the page's address and asks an endpoint what it is for, which does not use it up (STF-09). */
export const useMailedLink = <Details>(path: string): MailedLinkState<Details> => {
  const [state, setState] = useState<MailedLinkState<Details>>({ kind: 'loading' })
  const look = useCallback(async (): Promise<void> => {
    const token = readToken()
    if (token === '') return setState({ kind: 'refused', refusal: NO_TOKEN })
    const result = await requestPanel<Details>(path, { body: { token } })
    // Another link may have been opened meanwhile.
    if (token !== readToken()) return
    setState(result.ok ? { kind: 'open', token, details: result.body } : { kind: 'refused', refusal: result })
  }, [path])
  useEffect(() => {
    const load = (): void => void look()
    load()
    // Pasting another link into the address bar changes the fragment only.
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [look])
  return state
}
