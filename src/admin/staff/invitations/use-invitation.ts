import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'

/** An invitation as its reader sees it. */
export type InvitationDetails = {
  readonly email: string
  readonly name: string
  readonly inviter: string
  /** `Editor at Smith Motors` */
  readonly roles: string
  readonly descriptions: readonly string[]
  /** The address with which this browser is signed in; null if it is not. */
  readonly signedInAs: string | null
}

export type InvitationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly refusal: RequestProblem }
  | { readonly kind: 'open'; readonly token: string; readonly details: InvitationDetails }

const NO_TOKEN = {
  message: 'This link isn’t complete. Open the link in the email again, or copy all of it into the address bar.',
}

/** Reads the token in the page's address and asks what it is for, which does not use it up. */
export const useInvitation = (): InvitationState => {
  const [state, setState] = useState<InvitationState>({ kind: 'loading' })
  const look = useCallback(async (): Promise<void> => {
    const token = window.location.hash.slice(1)
    if (token === '') return setState({ kind: 'refused', refusal: NO_TOKEN })
    const result = await requestPanel<InvitationDetails>('users/invitation/look', { body: { token } })
    // Another link may have been opened meanwhile.
    if (token !== window.location.hash.slice(1)) return
    setState(result.ok ? { kind: 'open', token, details: result.body } : { kind: 'refused', refusal: result })
  }, [])
  useEffect(() => {
    const load = (): void => void look()
    load()
    // Pasting another link into the address bar changes the fragment only.
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [look])
  return state
}
